import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
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
const CHUNKS = `${POST}\nTransfer-Encoding: chunked\n\n`;
const SIZE = QUERY.length.toString(16);

/** The statuses of all responses to what was sent. */
async function statuses(text: string): Promise<readonly number[]> {
  const received = await sendRaw(origin, text);
  return [...received.matchAll(/HTTP\/1\.1 (\d{3})/gu)].map(([, status]) => Number(status));
}

/** Resolves when a connection has ended, in whichever way. */
function untilClosed(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    socket
      .on("error", () => undefined)
      .once("close", () => resolve())
      .resume();
  });
}

test.each<[string, string, number[]]>([
  ["a POST with a type and no length", `${POST}\n\n`, [400]],
  [
    "a rating with a type and no length",
    `POST /api/movie/550/rating HTTP/1.1\n${CLOSE}\nContent-Type: application/json\n\n`,
    [400],
  ],
  [
    "a DELETE with a type and no length",
    `DELETE /api/movie/550/rating HTTP/1.1\n${CLOSE}\nContent-Type: application/json\n\n`,
    [400],
  ],
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
  [
    "a rating in an encoding that is none",
    `POST /api/ratings HTTP/1.1\n${CLOSE}\nContent-Type: application/json\nContent-Encoding: x\nContent-Length: 2\n\n{}`,
    [415],
  ],
  ["HTTP/1.0 with a host", "GET /api/movie/550 HTTP/1.0\nHost: localhost\n\n", [200]],
  ["HTTP/1.0 without one", "GET /api/movie/550 HTTP/1.0\n\n", [200]],
  ["HTTP/1.1 without a host", "GET /api/movie/550 HTTP/1.1\nConnection: close\n\n", [400]],
  [
    "a host that ends in a dot",
    "GET /api/movie/550 HTTP/1.1\nHost: localhost.\nConnection: close\n\n",
    [200],
  ],
  ["an empty host", "GET /api/movie/550 HTTP/1.1\nHost:\nConnection: close\n\n", [400]],
  ["a host with a path", "GET /robots.txt HTTP/1.1\nHost: a/b\nConnection: close\n\n", [400]],
  ["a target that is a URL", `GET http://localhost/robots.txt HTTP/1.1\n${CLOSE}\n\n`, [400]],
  ["a target for all", `OPTIONS * HTTP/1.1\n${CLOSE}\n\n`, [400]],
  ["a tunnel", "CONNECT localhost:1 HTTP/1.1\nHost: localhost\n\n", []],
  [
    "an upgrade to a socket",
    `GET /robots.txt HTTP/1.1\nHost: localhost\nUpgrade: websocket\nConnection: Upgrade, close\n\n`,
    [200],
  ],
  ["the beginning of HTTP/2", "PRI * HTTP/2.0\n\nSM\n\n", [400]],
  ["the beginning of TLS", "\u0016\u0003\u0001\u0000\u00f1\u0001", [400]],
  ["a path of 15 KB", `GET /${"a".repeat(15_000)} HTTP/1.1\n${CLOSE}\n\n`, [404]],
  ["a path of 17 KB", `GET /${"a".repeat(17_000)} HTTP/1.1\n${CLOSE}\n\n`, [431]],
  ["a header of 8 KB", `GET /robots.txt HTTP/1.1\n${CLOSE}\nX-A: ${"a".repeat(8000)}\n\n`, [200]],
  [
    "a header of 17 KB",
    `GET /robots.txt HTTP/1.1\n${CLOSE}\nX-A: ${"a".repeat(17_000)}\n\n`,
    [431],
  ],
  ["95 headers", `GET /robots.txt HTTP/1.1\n${CLOSE}\n${"X: yes\n".repeat(95)}\n`, [200]],
  ["a chunk with an extension", `${CHUNKS}${SIZE};a=b\n${QUERY}\n0\n\n`, [200]],
  [
    "a chunk with an extension of 17 KB",
    `${CHUNKS}${SIZE};${"a".repeat(17_000)}\n${QUERY}\n0\n\n`,
    [400],
  ],
  [
    "extensions of 300 KB in all",
    `${CHUNKS}${`1;${"a".repeat(1000)}\n \n`.repeat(300)}0\n\n`,
    [400],
  ],
  ["a chunk larger than any memory", `${CHUNKS}FFFFFFFFFFFFFFFFF\n${QUERY}\n0\n\n`, [400]],
  ["trailers of 20 KB", `${CHUNKS}${SIZE}\n${QUERY}\n0\n${"X-A: b\n".repeat(2500)}\n`, [431]],
  [
    "a body that waits to be wanted",
    `${POST}\nExpect: 100-continue\nContent-Length: ${QUERY.length}\n\n${QUERY}`,
    [100, 200],
  ],
  [
    "an expectation that nobody knows",
    `${POST}\nExpect: 200-maybe\nContent-Length: 2\n\n{}`,
    [417],
  ],
])("%s gets what it should", async (_, text, expected) => {
  expect(await statuses(text)).toEqual(expected);
});

test("connections over which nothing comes, or headers come too slowly, are ended, and hinder nobody", async () => {
  const { server } = gateway.app;
  expect(server.headersTimeout).toBe(10_000);
  Object.assign(server, { headersTimeout: 800, requestTimeout: 1000 });
  const silent = Array.from({ length: 300 }, () =>
    connect(Number(new URL(origin).port), "127.0.0.1"),
  );
  const slow = connect(Number(new URL(origin).port), "127.0.0.1");
  const closed = [...silent, slow].map(untilClosed);
  slow.write("GET /robots.txt HTTP/1.1\r\n");
  const dripping = setInterval(() => slow.write("X-A: b\r\n"), 100);
  await vi.waitFor(() =>
    expect(silent.every(({ readyState }) => readyState === "open")).toBe(true),
  );
  expect(await statuses(`GET /api/movie/550 HTTP/1.1\n${CLOSE}\n\n`)).toEqual([200]);
  await Promise.all(closed);
  clearInterval(dripping);
});
