import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { connect } from "node:net";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { startSampleFilmDatabase } from "@flickmap/sample-film-database";
import { expect, onTestFinished, test, vi } from "vitest";
import { startGateway } from "./gateway-under-test.ts";

/** Whatever a request has taken is given back, at whatever moment its client is gone. */

const CLIENT = fileURLToPath(new URL("reset-connections.ts", import.meta.url));
const COUNT = Number(process.env["RESETS"] ?? "2000");
const SEED = Number(process.env["SEED"] ?? Date.now() % 1_000_000);
const HOST = "Host: localhost\r\n";

const get = (path: string) => `GET ${path} HTTP/1.1\r\n${HOST}\r\n`;
const JSON_TYPE =
  "Content-Type: application/json\r\nAccept: application/json, text/event-stream\r\n";

function post(path: string, body: object): string {
  const text = JSON.stringify(body);
  const chunk = (part: string) => `${part.length.toString(16)}\r\n${part}\r\n`;
  return `POST ${path} HTTP/1.1\r\n${HOST}${JSON_TYPE}Transfer-Encoding: chunked\r\n\r\n${chunk(text)}0\r\n\r\n`;
}

const SESSION = "0b9c3f5e-3c1f-4f5a-9b57-2f1c9b0d7a11";

/** One of each kind of route, in memory and not. */
const REQUESTS = [
  get("/"),
  get("/search?q=film-{n}"),
  get("/movie/{n}"),
  get("/no/such/page/{n}"),
  get("/api/movie/{n}"),
  get("/api/movie/550"),
  get("/api/search/multi?query=film-{n}"),
  get("/api/movie/%E0%A4%A"),
  get("/api/export/availability?country=US"),
  get("/api/changes?country=US"),
  get("/api/openapi.json"),
  get("/feeds/DE.atom?providers={n}"),
  get("/calendar/DE.ics"),
  get("/embed/movie/{n}?country=DE"),
  get("/sitemap.xml"),
  get("/app-shell"),
  get("/health/ready"),
  get("/metrics"),
  post("/graphql", { query: "{ popular(type: MOVIE) { results { name } } }" }),
  post("/graphql", {
    query: `mutation { rateTitle(input: { type: MOVIE, id: 550, stars: 4, sessionId: "${SESSION}" }) { __typename } }`,
  }),
  post("/api/ratings", { content_id: 550, content_type: "movie", rating: 4, session_id: SESSION }),
  post("/mcp", { jsonrpc: "2.0", id: 1, method: "tools/list" }),
  post("/country", { country: "DE" }),
];

/** A gateway that listens, on a film database that takes its time. */
async function listening() {
  const sample = await startSampleFilmDatabase({ faults: [{ kind: "latency", delayMs: 30 }] });
  onTestFinished(() => sample.close());
  const gateway = await startGateway({
    TMDB_READ_TOKEN: "token",
    TMDB_BASE_URL: sample.url,
    CATALOGUE: "off",
    EXPORT: "open",
    UPSTREAM_RATE_PER_SECOND: "200",
    REQUESTS_PER_MINUTE: "1000000",
    RATINGS_PER_MINUTE: "100000",
  });
  onTestFinished(() => gateway.close());
  const address = await gateway.listen();
  return { gateway, address };
}

/** Resolves once nothing is held, and the gateway serves. */
async function expectNothingHeld({ gateway, address }: Awaited<ReturnType<typeof listening>>) {
  const held = async () => {
    const { body } = await gateway.app.inject("/metrics");
    return body
      .split("\n")
      .filter((line) => /^flickmap_http_(?:requests_in_flight|held)/u.test(line));
  };
  await vi.waitFor(
    async () => {
      const lines = await held();
      expect(lines.length).toBeGreaterThan(5);
      expect(lines.filter((line) => !line.endsWith(" 0"))).toEqual([]);
    },
    { timeout: 5000, interval: 250 },
  );
  expect((await fetch(`${address}/health/ready`)).status).toBe(200);
  expect((await fetch(`${address}/robots.txt`)).status).toBe(200);
}

test(
  `nothing is held after ${COUNT} requests that were reset (SEED=${SEED})`,
  { timeout: 180_000 },
  async () => {
    const { gateway, address } = await listening();
    const image = await gateway.graphql(
      "{ movie(id: 550) { poster { url(size: W342, relative: true) } } }",
    );
    const [poster = ""] = /\/images\/[^"]+/u.exec(JSON.stringify(image.body)) ?? [];
    let arrived = 0;
    gateway.app.server.on("request", () => (arrived += 1));
    const { port } = new URL(address);
    const args = [CLIENT, port, String(SEED), JSON.stringify([...REQUESTS, get(poster)])];
    const client = spawn(process.execPath, args, { stdio: "inherit" });
    onTestFinished(() => void client.kill("SIGKILL"));
    await vi.waitFor(() => expect(arrived).toBeGreaterThan(COUNT), { timeout: 120_000 });
    client.kill("SIGKILL");
    // The system's queue holds connections that were reset before the gateway accepted them.
    const accepted = async () => {
      const before = arrived;
      await delay(500);
      expect(arrived).toBe(before);
      expect(await promisify(gateway.app.server.getConnections.bind(gateway.app.server))()).toBe(0);
    };
    await vi.waitFor(accepted, { timeout: 60_000, interval: 0 });
    await expectNothingHeld({ gateway, address });
  },
);

test("nothing is held of requests whose clients are gone before their tick", async () => {
  const { gateway, address } = await listening();
  let accepted = 0;
  gateway.app.server.on("connection", () => (accepted += 1));
  const sockets = Array.from({ length: 300 }, () =>
    connect(Number(new URL(address).port), "127.0.0.1"),
  );
  for (const socket of sockets) socket.on("error", () => undefined);
  await vi.waitFor(() => expect(accepted).toBe(300), 15_000);
  let arrived = 0;
  gateway.app.server.on("request", () => (arrived += 1));
  sockets.forEach((socket, n) => socket.write(get(`/search?q=film-${n}`)));
  await once(gateway.app.server, "request");
  for (const socket of sockets) socket.resetAndDestroy();
  await vi.waitFor(() => expect(arrived).toBeGreaterThan(100), 15_000);
  await expectNothingHeld({ gateway, address });
});
