import { hash } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { Webhook as Receiver } from "standardwebhooks";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type GatewayUnderTest, startGateway } from "./gateway-under-test.ts";

const SECRET = "whsec_c2VjcmV0IG9mIGF0IGxlYXN0IDI0IGJ5dGVz";

let gateway: GatewayUnderTest;
let status = 204;
let received: unknown[];
const folder = mkdtempSync(join(tmpdir(), "flickmap-keys-"));
const server = createServer(async (request, response) => {
  const raw = await text(request);
  received.push(new Receiver(SECRET).verify(raw, request.headers as Record<string, string>));
  response.writeHead(status).end("what a receiver says is nobody's business");
});

beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  const entry = (name: string) => ({
    name,
    sha256: hash("sha256", `key-of-${name}`, "hex"),
    unitsPerMinute: 1000,
  });
  const file = join(folder, "keys.json");
  const clients = [
    { ...entry("told"), webhook: { url, secret: SECRET } },
    { ...entry("unreachable"), webhook: { url: await urlOfNobody(), secret: SECRET } },
    entry("without"),
  ];
  writeFileSync(file, JSON.stringify(clients));
  gateway = await startGateway({ API_KEYS_FILE: file });
});
beforeEach(() => {
  received = [];
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await gateway.close();
  rmSync(folder, { recursive: true });
});

/** Where nobody listens. */
async function urlOfNobody(): Promise<string> {
  const gone = createServer();
  await once(gone.listen(0, "127.0.0.1"), "listening");
  const { port } = gone.address() as AddressInfo;
  await once(gone.close(), "close");
  return `http://127.0.0.1:${port}/`;
}

async function ask(name: string | null) {
  const response = await gateway.app.inject({
    method: "POST",
    url: "/api/webhook/test",
    ...(name !== null && { headers: { authorization: `Bearer key-of-${name}` } }),
  });
  return { status: response.statusCode, body: response.json() };
}

test("a test event reaches the webhook of the key that asks, signed, and its status is told", async () => {
  status = 204;
  expect(await ask("told")).toEqual({
    status: 200,
    body: { delivered: true, status: 204, reason: null },
  });
  expect(received).toMatchObject([{ type: "webhook.test", data: { client: "told" } }]);
  status = 418;
  expect((await ask("told")).body).toEqual({ delivered: false, status: 418, reason: null });
});

test("what is wrong is told", async () => {
  expect((await ask("unreachable")).body).toEqual({
    delivered: false,
    status: null,
    reason: "ECONNREFUSED",
  });
  expect(await ask("without")).toMatchObject({ status: 404 });
  expect(await ask(null)).toMatchObject({ status: 401 });
  expect(received).toEqual([]);
});

test("its address takes POST alone, and says so", async () => {
  const url = "/api/webhook/test";
  const read = await gateway.app.inject({ url });
  expect(read.statusCode).toBe(405);
  expect(read.headers.allow).toBe("POST");
  const options = await gateway.app.inject({ method: "OPTIONS", url });
  expect(options.json()).toEqual({ allow: ["POST", "OPTIONS"] });
});
