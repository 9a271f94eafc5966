import { createServer } from "node:net";
import { once } from "node:events";
import Fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { SHARES_PORTS } from "../lib/ports.ts";
import { listen } from "./listening.ts";
import { stopListening } from "./stop-listening.ts";

const PLACE = { port: 0, host: "127.0.0.1", withOthers: false };

/** Sends a request over a separate connection. */
const send = (url: string) => fetch(`${url}/page`, { headers: { connection: "close" } });

async function open() {
  const app = Fastify({ forceCloseConnections: "idle" });
  app.get("/page", async () => "page");
  const listening = await listen(app, PLACE);
  let open = true;
  const close = async () => {
    if (open) await stopListening(app.server, listening.servers, 5000);
    open = false;
    await app.close();
  };
  onTestFinished(close);
  return { ...listening, close };
}

test("whichever queue a connection waited in, it is answered", async () => {
  const { url, servers } = await open();
  expect(servers).toHaveLength(SHARES_PORTS ? 8 : 1);
  const answers = await Promise.all(Array.from({ length: 80 }, () => send(url)));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
});

test("nobody else can take the port meanwhile, nor can it take another's", async () => {
  const { url } = await open();
  const port = Number(new URL(url).port);
  const other = createServer();
  other.listen(port, "127.0.0.1");
  await expect(once(other, "listening")).rejects.toMatchObject({ code: "EADDRINUSE" });
  const app = Fastify();
  await expect(listen(app, { ...PLACE, port })).rejects.toMatchObject({
    code: "EADDRINUSE",
  });
});

test("a stop closes every queue", async () => {
  const { url, close } = await open();
  await close();
  const answers = await Promise.allSettled(Array.from({ length: 20 }, () => send(url)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(["rejected"]));
});
