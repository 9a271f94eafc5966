import { once } from "node:events";
import { createServer, type RequestListener, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { expect, it, onTestFinished, test } from "vitest";
import { endStalledResponses, toReadablePath } from "./server.ts";

const TIMEOUT_MS = 100;
/** More than the system takes for a client that does not read. */
const LARGE = Buffer.alloc(32 * 1024 * 1024);

async function request(listener: RequestListener) {
  const server = createServer(listener);
  server.timeout = TIMEOUT_MS;
  endStalledResponses(server);
  onTestFinished(() => void server.close());
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  const client = connect(port, "127.0.0.1").on("error", () => undefined);
  onTestFinished(() => void client.destroy());
  client.write("GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
  const [, response] = (await once(server, "request")) as [unknown, ServerResponse];
  return { client, response };
}

test("ends a response that its client does not take", async () => {
  const { response } = await request((_, sent) => void sent.end(LARGE));
  await once(response, "close");
  expect(response.writableFinished).toBe(false);
});

test("lets a response take its time", async () => {
  const { client } = await request(async (_, response) => {
    await wait(TIMEOUT_MS * 5);
    response.end("made");
  });
  expect(await text(client)).toMatch(/made$/u);
});

it.each([
  ["/%E0%A4%A", "/%25E0%25A4%25A"],
  ["/movie/550/%E0%A4%A?x=%41", "/movie/550/%25E0%25A4%25A?x=%41"],
  ["/100%", "/100%25"],
])("%s cannot be decoded, and is a page's address all the same", (url, readable) => {
  expect(toReadablePath(url)).toBe(readable);
  expect(() => decodeURIComponent(toReadablePath(url))).not.toThrow();
});

it.each(["/movie/550/caf%C3%A9", "/search?q=100%", "/api/movie/550"])(
  "%s stays as it is",
  (url) => {
    expect(toReadablePath(url)).toBe(url);
  },
);
