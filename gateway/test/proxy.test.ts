import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, createServer as createTcpServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { sendRequest } from "./send-request.ts";

const CADDYFILE = join(import.meta.dirname, "../../deploy/Caddyfile");
const missing = spawnSync("caddy", ["version"]).status !== 0;
const why = missing ? " (skipped: there is no caddy)" : "";

/** The rest of a body is no chunk: the proxy has begun to pass the request on by then. */
const MALFORMED =
  "POST /graphql HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n";

describe.skipIf(missing)(`the proxy in front of two gateways${why}`, () => {
  let folder: string;
  let gateways: readonly StandIn[];
  let caddy: ChildProcess;
  let origin: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "flickmap-proxy-"));
    gateways = await Promise.all([startGateway(), startGateway()]);
    const port = await freePort();
    const file = join(folder, "Caddyfile");
    const text = await readFile(CADDYFILE, "utf8");
    await writeFile(file, text.replace(":8080", `:${port}`));
    caddy = spawn("caddy", ["run", "--config", file, "--adapter", "caddyfile"], {
      stdio: "ignore",
      env: { ...process.env, HOME: folder, GATEWAYS: gateways.map(placeOf).join(" ") },
    });
    origin = `http://127.0.0.1:${port}`;
    await vi.waitFor(async () => {
      if ((await post()).statusCode !== 200) throw new Error("the proxy is not up");
    }, 20_000);
  }, 30_000);
  afterAll(async () => {
    caddy.kill();
    await once(caddy, "exit");
    for (const { server } of gateways) server.close();
    await rm(folder, { recursive: true });
  });

  const post = () => sendRequest(origin, { method: "POST", url: "/graphql", payload: "{}" });

  it("sends visitors' posts on whatever malformed requests others send", async () => {
    for (let sent = 0; sent < 4; sent += 1) await sendMalformed(origin);
    expect((await post()).statusCode).toBe(200);
  });

  it("finds the gateway that is ready for each of many posts at once", async () => {
    const [stopping, other] = gateways;
    if (stopping === undefined || other === undefined) throw new Error("there are two gateways");
    stopping.ready = false;
    await vi.waitFor(async () => {
      const before = stopping.posts;
      for (let sent = 0; sent < 10; sent += 1) await post();
      if (stopping.posts > before) throw new Error("it still gets posts");
    }, 10_000);
    const statuses = new Set<number>();
    await Promise.all(
      Array.from({ length: 30 }, async () => {
        for (let sent = 0; sent < 100; sent += 1) statuses.add((await post()).statusCode);
      }),
    );
    stopping.ready = true;
    expect([...statuses]).toEqual([200]);
  }, 30_000);
});

/** Stands for a gateway: all that matters here is that it responds, and says whether it is ready. */
interface StandIn {
  readonly server: Server;
  ready: boolean;
  /** How many posts it got. */
  posts: number;
}

async function startGateway(): Promise<StandIn> {
  const server = createServer((request, response) => {
    if (request.method === "POST") standIn.posts += 1;
    response.statusCode = request.url === "/health/ready" && !standIn.ready ? 503 : 200;
    request.resume().on("end", () => response.end("ok"));
  });
  const standIn: StandIn = { server, ready: true, posts: 0 };
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return standIn;
}

function placeOf({ server }: StandIn): string {
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function freePort(): Promise<number> {
  const server = createTcpServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** Resolves when the proxy has ended the connection. */
async function sendMalformed(origin: string): Promise<void> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => undefined).resume();
  socket.end(MALFORMED);
  await once(socket, "close");
}
