import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "../config/config.ts";
import { createHttpServer } from "./server.ts";

const app = createHttpServer(
  readConfig({ LOG_LEVEL: "silent" }),
  { imageOrigin: null, https: true, hstsIncludeSubdomains: false },
  pino({ level: "silent" }),
);
let address: URL;

/** A response of which half is sent until the other half is wanted. */
let isSent: Promise<unknown>;
let sendOtherHalf: () => void;
app.get("/half", (_, reply) => {
  reply.hijack();
  reply.raw.writeHead(200, { "content-length": "8" });
  isSent = new Promise((resolve) => reply.raw.write("half", resolve));
  sendOtherHalf = () => reply.raw.end("half");
});

beforeAll(async () => {
  address = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
});
afterAll(() => app.close());

/** What the server says to these very bytes. */
async function say(bytes: string): Promise<string> {
  const socket = connect(Number(address.port), address.hostname);
  let answer = "";
  socket.setEncoding("utf8").on("data", (text) => {
    answer += text;
  });
  socket.write(bytes);
  await once(socket, "close");
  return answer;
}

test.each([
  ["headers of 20 KB", `GET / HTTP/1.1\r\nhost: x\r\nx-long: ${"a".repeat(20_000)}\r\n\r\n`, 431],
  ["what is not HTTP", "HELLO\r\n\r\n", 400],
])("%s get a message as /api gives it, with every security header", async (_, bytes, status) => {
  const answer = await say(bytes);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `, "u"));
  for (const header of [
    "x-content-type-options: nosniff",
    "x-frame-options: DENY",
    "content-security-policy: default-src 'none'",
    "strict-transport-security: max-age=31536000",
    "connection: close",
  ]) {
    expect(answer).toContain(header);
  }
  expect(JSON.parse(answer.slice(answer.indexOf("\r\n\r\n")))).toMatchObject({
    message: expect.any(String),
  });
});

test("what is not HTTP comes after a request: its response is sent whole before the error", async () => {
  const socket = connect(Number(address.port), address.hostname);
  let answer = "";
  socket.setEncoding("utf8").on("data", (text) => {
    answer += text;
  });
  socket.write("GET /half HTTP/1.1\r\nhost: x\r\n\r\n");
  await once(socket, "data");
  await isSent;
  socket.write("HELLO\r\n\r\n");
  await delay(50);
  expect(answer.endsWith("\r\n\r\nhalf")).toBe(true);
  sendOtherHalf();
  await once(socket, "close");
  expect(answer).toMatch(/^HTTP\/1\.1 200 [^]*\r\n\r\nhalfhalfHTTP\/1\.1 400 /u);
});
