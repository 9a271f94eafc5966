import { expect, test } from "vitest";
import { startGateway } from "./gateway-under-test.ts";
import { sendRequest } from "./send-request.ts";

const gateway = await startGateway();
const origin = await gateway.listen();

test.each([
  [`/${"a".repeat(17_000)}`, 431],
  // What cannot be decoded, or names no host, though it looks so.
  ["/%E0%A4%A", 404],
  ["/\\%", 404],
  ["//[", 404],
  ["//elsewhere.example/movie/550", 404],
  ["/api/\\%", 404],
])("a request of %s gets %i", async (url, status) => {
  const { statusCode, body } = await sendRequest(origin, { url });
  expect(statusCode).toBe(status);
  expect(body).not.toMatch(/Invalid URL|\n\s+at /u);
});
