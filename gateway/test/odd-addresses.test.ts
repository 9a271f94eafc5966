import { request } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startGateway, type GatewayUnderTest } from "./gateway-under-test.ts";

let gateway: GatewayUnderTest;
let port: number;

beforeAll(async () => {
  gateway = await startGateway();
  port = Number(new URL(await gateway.listen()).port);
});
afterAll(() => gateway.close());

/** Sends a request line as it is, which clients that read addresses first would refuse to. */
const send = (path: string) =>
  new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    request({ host: "127.0.0.1", port, path, headers: { connection: "close" } })
      .once("response", (answer) => {
        text(answer).then((body) => resolve({ status: answer.statusCode, body }), reject);
      })
      .once("error", reject)
      .end();
  });

test.each([
  ["/\\%", 404],
  ["//%", 404],
  ["//[", 404],
  ["/\\elsewhere.example", 404],
  ["//elsewhere.example/movie/550", 404],
  ["http://[", 400],
  ["/api/\\%", 404],
  ["*", 400],
  ["http://elsewhere.example/movie/550", 400],
  ["/movie/550#top", 400],
])(
  "the address %s, which names no host though it looks so, is answered with %i",
  async (path, status) => {
    const answer = await send(path);
    expect(answer.status).toBe(status);
    expect(answer.body).not.toMatch(/Invalid URL|\n\s+at /u);
  },
);
