import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import { type AddressInfo, connect, createServer as createTcpServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { sendRequest } from "./send-request.ts";

const CADDYFILE = join(import.meta.dirname, "../../deploy/Caddyfile");
const missing = spawnSync("caddy", ["version"]).status !== 0;
const why = missing ? " (skipped: there is no caddy)" : "";

/** The rest of a body is no chunk: the proxy has begun to pass the request on by then. */
const MALFORMED =
  "POST /graphql HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n";

describe.skipIf(missing)(`the proxy in front of two gateways${why}`, () => {
  let gateways: readonly StandIn[];
  let proxy: Caddy;
  beforeAll(async () => {
    gateways = await Promise.all([startGateway(), startGateway()]);
    proxy = await startCaddy(gateways);
  }, 30_000);
  afterAll(async () => {
    await proxy.stop();
    for (const { server } of gateways) server.close();
  });

  const post = () => sendRequest(proxy.origin, { method: "POST", url: "/graphql", payload: "{}" });

  it("sends visitors' posts on whatever malformed requests others send", async () => {
    for (let sent = 0; sent < 4; sent += 1) await sendMalformed(proxy.origin);
    expect((await post()).statusCode).toBe(200);
  });

  it("finds the gateway that is ready for each of many posts at the same time", async () => {
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

describe.skipIf(missing)(`what the proxy says of a visitor's address${why}`, () => {
  const VISITOR = "203.0.113.7";

  it("is the one that connects, whatever a visitor claims", async () => {
    const { gateway, proxy } = await startOne({});
    await sendRequest(proxy.origin, { url: "/", headers: { "x-forwarded-for": VISITOR } });
    expect(gateway.headers).toMatchObject({ "x-forwarded-for": "127.0.0.1" });
  });

  it("is the one that a CDN in front of it names", async () => {
    const { gateway, proxy } = await startOne({ TRUSTED_PROXIES_IN_FRONT: "127.0.0.0/8 ::1" });
    await sendRequest(proxy.origin, { url: "/", headers: { "x-forwarded-for": VISITOR } });
    // Two proxies: TRUSTED_PROXIES=2.
    expect(gateway.headers).toMatchObject({ "x-forwarded-for": `${VISITOR}, 127.0.0.1` });
  });

  /** A proxy before one gateway, both of which end with the test. */
  async function startOne(environment: Readonly<Record<string, string>>) {
    const gateway = await startGateway();
    const proxy = await startCaddy([gateway], environment);
    onTestFinished(async () => {
      await proxy.stop();
      gateway.server.close();
    });
    return { gateway, proxy };
  }
});

/** Stands for a gateway: all that matters here is that it responds, and says whether it is ready. */
interface StandIn {
  readonly server: Server;
  ready: boolean;
  /** How many posts it got. */
  posts: number;
  /** The headers of the last request that was no health check. */
  headers: IncomingHttpHeaders;
}

async function startGateway(): Promise<StandIn> {
  const server = createServer((request, response) => {
    if (request.method === "POST") standIn.posts += 1;
    if (request.url !== "/health/ready") standIn.headers = request.headers;
    response.statusCode = request.url === "/health/ready" && !standIn.ready ? 503 : 200;
    request.resume().on("end", () => response.end("ok"));
  });
  const standIn: StandIn = { server, ready: true, posts: 0, headers: {} };
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return standIn;
}

interface Caddy {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Starts Caddy with the Caddyfile and these settings, and waits until it sends requests on. */
async function startCaddy(
  gateways: readonly StandIn[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Caddy> {
  const folder = await mkdtemp(join(tmpdir(), "flickmap-proxy-"));
  const port = await freePort();
  const caddy = spawn("caddy", ["run", "--config", CADDYFILE, "--adapter", "caddyfile"], {
    stdio: "ignore",
    env: {
      ...process.env,
      // Certificates and their authority go to the folder.
      HOME: folder,
      XDG_DATA_HOME: folder,
      SITE_ADDRESS: `:${port}`,
      GATEWAYS: gateways.map(toAddress).join(" "),
      ...environment,
    },
  });
  await vi.waitFor(() => canConnect(port), 20_000);
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      caddy.kill();
      await once(caddy, "exit");
      await rm(folder, { recursive: true });
    },
  };
}

function toAddress({ server }: StandIn): string {
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function canConnect(port: number): Promise<void> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  socket.destroy();
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
