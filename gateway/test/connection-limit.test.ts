import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { startSampleFilmDatabase } from "@flickmap/sample-film-database";
import { limitConnections } from "../src/http/connection-limit.ts";
import { startGateway } from "./gateway-under-test.ts";

const REQUEST = "GET /robots.txt HTTP/1.1\r\nHost: localhost\r\n";

const TEN_ADDRESSES = Array.from({ length: 10 }, (_, n) => `127.0.0.${n + 1}`);

/** Movies of the sample film database. */
const KNOWN = [11, 13, 155, 238, 550, 603, 680, 278, 424, 27205];

/** A gateway with ten connections that listens, on addresses of the machine's own. */
async function listening(environment: Readonly<Record<string, string>> = {}) {
  const gateway = await startGateway({ MAX_CONNECTIONS: "10", ...environment });
  onTestFinished(() => gateway.close());
  const address = await gateway.listen();
  const port = Number(new URL(address).port);
  const refused = async (reason: string) => {
    const { body } = await gateway.app.inject("/metrics");
    const line = new RegExp(`^flickmap_http_refused_total\\{reason="${reason}"\\} (\\d+)$`, "mu");
    return Number(line.exec(body)?.[1] ?? 0);
  };
  /** Connects from an address, and sends a text. */
  const open = (localAddress: string, text = "") => {
    const socket = connect({ port, host: "127.0.0.1", localAddress });
    socket.on("error", () => undefined).setEncoding("utf8");
    if (text !== "") socket.write(text);
    onTestFinished(() => void socket.destroy());
    return { socket, answer: received(socket) };
  };
  return { open, refused };
}

/** What a socket received until its first data, or null when it was closed without any. */
async function received(socket: Socket): Promise<string | null> {
  return new Promise((resolve) => {
    socket.once("data", (text) => resolve(String(text)));
    socket.once("close", () => resolve(null));
  });
}

test("visitors are served while five addresses hold all connections with half a request each", async () => {
  const { open, refused } = await listening({ MAX_CONNECTIONS: "100" });
  const attackers = TEN_ADDRESSES.slice(0, 5);
  const attack = () => attackers.flatMap((a) => Array.from({ length: 20 }, () => open(a, REQUEST)));
  await Promise.all(attack().map(({ socket }) => once(socket, "connect")));
  const visits = Array.from({ length: 10 }, (_, n) => `127.0.0.${n + 50}`);
  for (const visitor of visits) {
    expect(await open(visitor, `${REQUEST}\r\n`).answer).toContain("200 OK");
    // Who holds as many as anybody gets no more of them.
    attack();
  }
  expect(await refused("connections")).toBeGreaterThan(0);
});

test("an address that gives connections up keeps those over which it is being served", async () => {
  const sample = await startSampleFilmDatabase();
  onTestFinished(() => sample.close());
  const { open } = await listening({
    MAX_CONNECTIONS: "100",
    TMDB_READ_TOKEN: "token",
    TMDB_BASE_URL: sample.url,
  });
  const shared = "127.0.0.9";
  const others = Array.from({ length: 54 }, (_, n) => open(`127.0.1.${n + 1}`, `${REQUEST}\r\n`));
  const idle = Array.from({ length: 43 }, () => open(shared, `${REQUEST}\r\n`));
  await Promise.all([...others, ...idle].map(({ answer }) => answer));
  sample.setFaults([{ kind: "latency", delayMs: 1000 }]);
  const busy = [11, 13, 155].map((id) =>
    open(shared, `GET /api/movie/${id} HTTP/1.1\r\nHost: localhost\r\n\r\n`),
  );
  await Promise.all(busy.map(({ socket }) => once(socket, "connect")));
  await delay(200);
  for (let n = 1; n <= 5; n += 1) {
    expect(await open(`127.0.2.${n}`, `${REQUEST}\r\n`).answer).toContain("200 OK");
  }
  for (const { answer } of busy) expect(await answer).toContain("200 OK");
  expect(idle.filter(({ socket }) => socket.closed || socket.readableEnded)).toHaveLength(5);
});

test("connections over which nothing is requested make room for new ones, the oldest first", async () => {
  const { open } = await listening();
  const idle = TEN_ADDRESSES.map((address) => open(address, `${REQUEST}\r\n`));
  await Promise.all(idle.map(({ answer }) => answer));
  expect(await open("127.0.0.11", `${REQUEST}\r\n`).answer).toContain("200 OK");
  await vi.waitFor(() => expect(idle[0]?.socket.closed).toBe(true));
  expect(idle.filter(({ socket }) => socket.closed)).toHaveLength(1);
});

test("a new connection is closed when requests are being answered over all others", async () => {
  const sample = await startSampleFilmDatabase();
  onTestFinished(() => sample.close());
  const { open, refused } = await listening({
    TMDB_READ_TOKEN: "token",
    TMDB_BASE_URL: sample.url,
  });
  sample.setFaults([{ kind: "latency", delayMs: 1500 }]);
  const busy = TEN_ADDRESSES.map((address, n) =>
    open(address, `GET /api/movie/${KNOWN[n]} HTTP/1.1\r\nHost: localhost\r\n\r\n`),
  );
  await Promise.all(busy.map(({ socket }) => once(socket, "connect")));
  await delay(200);
  expect(await open("127.0.0.11", `${REQUEST}\r\n`).answer).toBeNull();
  expect(await refused("connections")).toBe(1);
  for (const { answer } of busy) expect(await answer).toContain("200 OK");
});

/** Half a request each: some have sent nothing, some a part of the head, some a part of the body. */
const HALVES = [
  "",
  REQUEST,
  "POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{",
];

test("visitors are served while fifty addresses hold all connections with half a request each", async () => {
  const { open, refused } = await listening({ MAX_CONNECTIONS: "100" });
  const fill = () =>
    Array.from({ length: 100 }, (_, n) => open(`127.0.1.${(n % 50) + 1}`, HALVES[n % 3]));
  await Promise.all(fill().map(({ socket }) => once(socket, "connect")));
  await delay(200);
  for (let n = 1; n <= 10; n += 1) {
    expect(await open(`127.0.2.${n}`, `${REQUEST}\r\n`).answer).toContain("200 OK");
    // What they have lost they take again.
    fill();
  }
  expect(await refused("connections")).toBeGreaterThan(0);
});

test("visitors are served while a client behind the proxy holds all connections with half-sent posts", async () => {
  const { open } = await listening({ TRUSTED_PROXIES: "1" });
  const fill = () => Array.from({ length: 10 }, () => open("127.0.0.1", HALVES[2]));
  await Promise.all(fill().map(({ socket }) => once(socket, "connect")));
  await delay(200);
  for (let n = 1; n <= 5; n += 1) {
    expect(await open("127.0.0.1", `${REQUEST}\r\n`).answer).toContain("200 OK");
    fill();
  }
});

/** How many of so many connections stay open whose client reads nothing of the 256 KB that it requests over each. */
async function openUnread(count: number): Promise<number> {
  const body = Buffer.alloc(256 * 1024);
  const server = createServer((_, response) => response.end(body));
  limitConnections(server, { max: 5000, isProxied: false }, () => undefined);
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  let open = 0;
  server.on("connection", (socket: Socket) => {
    open += 1;
    socket.once("close", () => (open -= 1));
  });
  for (let n = 0; n < count; n += 1) {
    const socket = connect({ port, host: "127.0.0.1" }).on("error", () => undefined);
    onTestFinished(() => void socket.destroy());
    socket.pause().write(`${REQUEST}\r\n`);
    const [, response] = await once(server, "request");
    if (!response.writableFinished) await once(response, "close");
  }
  return open;
}

test("what one address leaves unread is bounded, over few connections or many", async () => {
  expect(await openUnread(64)).toBe(64);
  // 128 MB over more than 64.
  const left = await openUnread(600);
  expect(left).toBeLessThan(520);
  expect(left).toBeGreaterThan(500);
});
