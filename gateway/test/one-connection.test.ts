import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type GatewayUnderTest, startGateway } from "./gateway-under-test.ts";

const MOVIE = "/api/movie/550";
const LIST = "/graphql?query={popular(type:MOVIE){results{name}}}";
const PREFLIGHT = "apollo-require-preflight: 1";

let gateway: GatewayUnderTest;
let origin: string;
let socket: Socket;
beforeEach(async () => {
  gateway = await startGateway({ REQUESTS_PER_MINUTE: "100000" });
  origin = await gateway.listen();
  socket = connect(Number(new URL(origin).port), "127.0.0.1").setEncoding("latin1");
});
afterEach(async () => {
  socket.destroy();
  await gateway.close();
});

const request = (target: string, ...headers: readonly string[]) =>
  [`GET ${target} HTTP/1.1`, ...headers, "", ""].join("\r\n");

/** Sends a request, and gives the head and the body of its response. */
async function exchange(sent: string) {
  let received = "";
  const onData = (chunk: string) => {
    received += chunk;
  };
  socket.on("data", onData);
  socket.write(sent);
  for (;;) {
    await once(socket, "data");
    const end = received.indexOf("\r\n\r\n");
    const head = received.slice(0, end);
    const length = Number(/content-length: (\d+)/iu.exec(head)?.[1] ?? 0);
    if (end < 0 || received.length < end + 4 + length) continue;
    socket.off("data", onData);
    return { head, body: received.slice(end + 4, end + 4 + length) };
  }
}

it("each request over one connection is served by its own headers", async () => {
  const host = "Host: localhost";
  const plain = await exchange(request(MOVIE, host));
  expect(plain.head).toMatch(/^HTTP\/1\.1 200 /u);
  expect((await exchange(request(MOVIE, host))).body).toBe(plain.body);
  const etag = /etag: (\S+)/iu.exec(plain.head)?.[1] ?? "";
  const known = await exchange(request(MOVIE, host, `If-None-Match: ${etag}`));
  expect(known.head).toMatch(/^HTTP\/1\.1 304 /u);
  const other = await exchange(request(MOVIE, host, 'If-None-Match: "other"'));
  expect(other).toMatchObject({ body: plain.body });
  for (const _ of ["first", "hit"]) {
    const compressed = await exchange(request(MOVIE, host, "Accept-Encoding: gzip"));
    expect(compressed.head).toMatch(/content-encoding: gzip/u);
    expect((await exchange(request(MOVIE, host))).body).toBe(plain.body);
  }
  expect((await exchange(request(LIST, host))).head).toMatch(/^HTTP\/1\.1 400 /u);
  expect((await exchange(request(LIST, host, PREFLIGHT))).head).toMatch(/^HTTP\/1\.1 200 /u);
  expect((await exchange(request(LIST, host))).head).toMatch(/^HTTP\/1\.1 400 /u);
  expect((await exchange(request(MOVIE, host, host))).head).toMatch(/^HTTP\/1\.1 400 /u);
});
