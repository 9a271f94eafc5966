import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { startSampleFilmDatabase } from "@flickmap/sample-film-database";
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

test("an address gets half of the connections, and others get theirs", async () => {
  const { open, refused } = await listening();
  const kept = Array.from({ length: 5 }, () => open("127.0.0.1", REQUEST));
  await Promise.all(kept.map(({ socket }) => once(socket, "connect")));
  expect(await open("127.0.0.1", `${REQUEST}\r\n`).answer).toBeNull();
  expect(await refused("address_connections")).toBe(1);
  expect(await open("127.0.0.2", `${REQUEST}\r\n`).answer).toContain("200 OK");
  kept[0]?.socket.destroy();
  await vi.waitFor(async () => {
    expect(await open("127.0.0.1", `${REQUEST}\r\n`).answer).toContain("200 OK");
  });
});

test("clients behind a proxy share no limit of one address", async () => {
  const { open, refused } = await listening({ TRUSTED_PROXIES: "1" });
  for (let count = 0; count < 9; count += 1) {
    expect(await open("127.0.0.1", `${REQUEST}\r\n`).answer).toContain("200 OK");
  }
  expect(await refused("address_connections")).toBe(0);
});

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
  expect(await refused("address_connections")).toBeGreaterThan(0);
  expect(await refused("connections")).toBe(0);
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

test("connections over which nothing is requested make room for new ones", async () => {
  const { open } = await listening();
  const idle = TEN_ADDRESSES.map((address) => open(address, `${REQUEST}\r\n`));
  await Promise.all(idle.map(({ answer }) => answer));
  const closed = Promise.all(idle.map(({ socket }) => once(socket, "close")));
  expect(await open("127.0.0.11", `${REQUEST}\r\n`).answer).toContain("200 OK");
  await closed;
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
  // The first one finds room that is made, though there is none; the next one takes its place.
  const silent = open("127.0.0.11", REQUEST);
  await once(silent.socket, "connect");
  await once(open("127.0.0.12", REQUEST).socket, "connect");
  expect(await silent.answer).toBeNull();
  expect(await refused("waiting_connections")).toBe(1);
  expect(await open("127.0.0.13", `${REQUEST}\r\n`).answer).toContain("200 OK");
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
  expect(await refused("connections")).toBe(0);
  expect(await refused("waiting_connections")).toBeGreaterThan(0);
});

test("visitors are served while a client behind the proxy holds all connections with half-sent posts", async () => {
  const { open, refused } = await listening({ TRUSTED_PROXIES: "1" });
  const fill = () => Array.from({ length: 10 }, () => open("127.0.0.1", HALVES[2]));
  await Promise.all(fill().map(({ socket }) => once(socket, "connect")));
  await delay(200);
  for (let n = 1; n <= 5; n += 1) {
    expect(await open("127.0.0.1", `${REQUEST}\r\n`).answer).toContain("200 OK");
    fill();
  }
  expect(await refused("connections")).toBe(0);
});

test.each(["0", "127.0.0.9"])(
  "clients that pass by the proxies have the limit of an address: TRUSTED_PROXIES=%s",
  async (TRUSTED_PROXIES) => {
    const { open, refused } = await listening({ TRUSTED_PROXIES });
    const kept = Array.from({ length: 5 }, () => open("127.0.0.1", `${REQUEST}\r\n`));
    for (const { answer } of kept) expect(await answer).toContain("200 OK");
    expect(await open("127.0.0.1", `${REQUEST}\r\n`).answer).toBeNull();
    expect(await refused("address_connections")).toBe(1);
    if (TRUSTED_PROXIES === "0") return;
    for (let count = 0; count < 5; count += 1) {
      expect(await open("127.0.0.9", `${REQUEST}\r\n`).answer).toContain("200 OK");
    }
  },
);
