import { afterAll, beforeAll, expect, test } from "vitest";
import { type GatewayUnderTest, startGateway } from "./gateway-under-test.ts";
import { sendRaw } from "./send-raw.ts";

/** Requests over sockets that no browser sends. */

let gateway: GatewayUnderTest;
let origin: string;
beforeAll(async () => {
  gateway = await startGateway();
  origin = await gateway.listen();
});
afterAll(() => gateway.close());

const CLOSE = "Host: localhost\nConnection: close";
const POST = `POST /graphql HTTP/1.1\n${CLOSE}\nContent-Type: application/json`;
const QUERY = '{"query":"{__typename}"}';

test.each<[string, string, number[]]>([
  ["a POST with a type and no length", `${POST}\n\n`, [400]],
  [
    "a body that is compressed",
    `${POST}\nContent-Encoding: gzip\nContent-Length: ${QUERY.length}\n\n${QUERY}`,
    [415],
  ],
  [
    "a body that is not encoded",
    `${POST}\nContent-Encoding: identity\nContent-Length: ${QUERY.length}\n\n${QUERY}`,
    [200],
  ],
  ["an empty host", "GET /api/movie/550 HTTP/1.1\nHost:\nConnection: close\n\n", [400]],
  ["a host with a path", "GET /robots.txt HTTP/1.1\nHost: a/b\nConnection: close\n\n", [400]],
  ["a target that is a URL", `GET http://localhost/robots.txt HTTP/1.1\n${CLOSE}\n\n`, [400]],
  ["a target for all", `OPTIONS * HTTP/1.1\n${CLOSE}\n\n`, [400]],
  [
    "an upgrade to a socket",
    `GET /robots.txt HTTP/1.1\nHost: localhost\nUpgrade: websocket\nConnection: Upgrade, close\n\n`,
    [200],
  ],
  ["a path of 17 KB", `GET /${"a".repeat(17_000)} HTTP/1.1\n${CLOSE}\n\n`, [431]],
  // Addresses that name no host, though they look so.
  ...[
    "/\\%",
    "//%",
    "//[",
    "/\\elsewhere.example",
    "//elsewhere.example/movie/550",
    "/api/\\%",
    "/%E0%A4%A",
  ].map((address): [string, string, number[]] => [
    `the address ${address}`,
    `GET ${address} HTTP/1.1\n${CLOSE}\n\n`,
    [404],
  ]),
  ["a target with a fragment", `GET /movie/550#top HTTP/1.1\n${CLOSE}\n\n`, [400]],
])("%s gets what it should", async (_, text, expected) => {
  const received = await sendRaw(origin, text);
  const statuses = [...received.matchAll(/HTTP\/1\.1 (\d{3})/gu)].map(([, status]) =>
    Number(status),
  );
  expect(statuses).toEqual(expected);
  expect(received).not.toMatch(/Invalid URL|\n\s+at /u);
});
