import { expect, test } from "vitest";
import { startGateway } from "./gateway-under-test.ts";
import { sendRaw } from "./send-raw.ts";

/** Requests over sockets that no browser sends. */

const gateway = await startGateway();
const origin = await gateway.listen();

const CLOSE = "Host: localhost\nConnection: close";
const POST = `POST /graphql HTTP/1.1\n${CLOSE}\nContent-Type: application/json`;

test.each<[string, number]>([
  [`${POST}\n\n`, 400],
  ["GET /robots.txt HTTP/1.1\nHost: a/b\nConnection: close\n\n", 400],
  ["GET /robots.txt HTTP/1.1\nHost: a\nUpgrade: websocket\nConnection: Upgrade, close\n\n", 200],
  [`GET http://localhost/robots.txt HTTP/1.1\n${CLOSE}\n\n`, 400],
  [`GET /${"a".repeat(17_000)} HTTP/1.1\n${CLOSE}\n\n`, 431],
  // Addresses that cannot be decoded, or name no host, though they look so.
  ...["/%E0%A4%A", "/\\%", "//[", "//elsewhere.example/movie/550", "/api/\\%"].map(
    (address): [string, number] => [`GET ${address} HTTP/1.1\n${CLOSE}\n\n`, 404],
  ),
])("%j gets %i", async (text, expected) => {
  const received = await sendRaw(origin, text);
  const statuses = [...received.matchAll(/HTTP\/1\.1 (\d{3})/gu)].map(([, status]) =>
    Number(status),
  );
  expect(statuses).toEqual([expected]);
  expect(received).not.toMatch(/Invalid URL|\n\s+at /u);
});
