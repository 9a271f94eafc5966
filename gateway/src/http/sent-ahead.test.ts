import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { limitSentAhead } from "./sent-ahead.ts";

/** A server that answers nothing, and how many requests it was given. */
async function start(isProxied: boolean) {
  const server = createServer();
  limitSentAhead(server, isProxied);
  const given: IncomingMessage[] = [];
  server.on("request", (request) => given.push(request));
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const open = (localAddress: string, text: string): Socket => {
    const socket = connect({ port, host: "127.0.0.1", localAddress });
    onTestFinished(() => void socket.destroy());
    socket.on("error", () => undefined).once("connect", () => socket.write(text));
    return socket;
  };
  return { given, open };
}

const headers = Array.from({ length: 90 }, (_, n) => `x-${n}: ${"v".repeat(150)}\r\n`).join("");
/** Takes about 25 KB. */
const LONG = `GET / HTTP/1.1\r\nHost: x\r\n${headers}\r\n`;
const SHORT = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";

test.each([
  { isProxied: false, max: 1100 },
  { isProxied: true, max: 2200 },
])(
  "requests without a response share a bounded memory, whatever their headers (behind a proxy: $isProxied)",
  async ({ isProxied, max }) => {
    const { given, open } = await start(isProxied);
    const sockets = Array.from({ length: 600 }, () => open("127.0.0.1", LONG.repeat(6)));
    await vi.waitFor(() => expect(given.length).toBeGreaterThan(max / 2), 15_000);
    let most = 0;
    for (let seen = -1; seen < given.length;) {
      seen = given.length;
      await new Promise((resolve) => setTimeout(resolve, 500));
      most = Math.max(most, given.filter(({ socket }) => !socket.destroyed).length);
    }
    expect(most).toBeGreaterThan(max / 2);
    expect(most).toBeLessThan(max);
    // What is given up is free again.
    for (const socket of sockets) socket.destroy();
    await vi.waitFor(async () => {
      const count = given.length;
      open("127.0.0.1", SHORT);
      await vi.waitFor(() => expect(given.length).toBe(count + 1));
    }, 15_000);
  },
  30_000,
);

test("an address that has sent all that it may keeps no other from being served", async () => {
  const { given, open } = await start(false);
  for (let n = 0; n < 300; n += 1) open("127.0.0.1", LONG.repeat(6));
  await vi.waitFor(() => expect(given.length).toBeGreaterThan(500), 15_000);
  const visitor = open("127.0.0.2", SHORT);
  await once(visitor, "connect");
  await vi.waitFor(
    () => expect(given.some(({ socket }) => socket.remoteAddress === "127.0.0.2")).toBe(true),
    15_000,
  );
});
