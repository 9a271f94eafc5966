import { once } from "node:events";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { type ClientRequest, type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { startSampleFilmDatabase } from "@flickmap/sample-film-database";
import { startGateway } from "./gateway-under-test.ts";
import { fillCatalog } from "./stores/fill-catalog.ts";

/** With so many, an export does not fit into what the system holds for a client that does not read. */
const TITLES = 8_000;
const OFFERS_IN_COUNTRY = 60;
/** Offers that do not compress to nothing. */
const offers = (id: number) => {
  const factors = Array.from({ length: OFFERS_IN_COUNTRY }, (_, n) => 2 * n + 3);
  const providers = factors.map((factor) => (id * factor * 7_919) % 999_983);
  return JSON.stringify(Object.fromEntries(providers.map((provider) => [`${provider}:rent`, 0])));
};

const FILE = "flickmap.sqlite";
/** Holds what each gateway has observed: it is made once, and copied. */
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "flickmap-export-"));
  await fillCatalog(join(folder, FILE), { titles: TITLES, offers });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A gateway that listens behind a proxy, with more to export than a client takes without reading. */
async function listening(environment: Readonly<Record<string, string>> = {}) {
  const DATA_DIR = mkdtempSync(join(folder, "gateway-"));
  copyFileSync(join(folder, FILE), join(DATA_DIR, FILE));
  const gateway = await startGateway({
    DATA_DIR,
    TRUSTED_PROXIES: "1",
    EXPORT: "open",
    ...environment,
  });
  onTestFinished(() => gateway.close());
  const address = await gateway.listen();
  const sent: ClientRequest[] = [];
  onTestFinished(() => sent.forEach((one) => one.destroy()));
  /** Requests an export over a separate connection, and reads nothing of it. */
  const begin = async (
    client: string,
    query = "country=*",
    method = "GET",
    encoding = "identity",
  ): Promise<IncomingMessage> => {
    const one = request(`${address}/api/export/availability?${query}`, {
      method,
      headers: { "x-forwarded-for": client, "accept-encoding": encoding },
      agent: false,
    }).on("error", () => undefined);
    sent.push(one);
    one.end();
    const [response] = (await once(one, "response")) as [IncomingMessage];
    return response;
  };
  return { begin, sent, gateway };
}

test.each(["identity", "gzip"])(
  "a client has one of the eight exports (%s), and gives its slot back when it disconnects",
  async (encoding) => {
    const { begin, sent } = await listening();
    const start = (client: string) => begin(client, "country=*", "GET", encoding);
    const status = async (client: string) => (await start(client)).statusCode;
    const clients = Array.from({ length: 8 }, (_, n) => `203.0.113.${n + 1}`);
    expect(await status("203.0.113.1")).toBe(200);
    const second = await start("203.0.113.1");
    expect(second.statusCode).toBe(503);
    expect(Number(second.headers["retry-after"])).toBeGreaterThan(0);
    for (const client of clients.slice(1)) expect(await status(client)).toBe(200);
    expect(await status("203.0.113.9"), "all eight are taken").toBe(503);
    // It downloaded half, and disconnects.
    sent[0]?.destroy();
    await vi.waitFor(async () => expect(await status("203.0.113.9")).toBe(200), { timeout: 5000 });
    expect(await status("203.0.113.1"), "eight again").toBe(503);
  },
  30_000,
);

test("exports that are requested at the same time find no more slots", async () => {
  const sample = await startSampleFilmDatabase();
  onTestFinished(() => sample.close());
  const { begin } = await listening({ TMDB_READ_TOKEN: "token", TMDB_BASE_URL: sample.url });
  // The list of countries is too old to be used, and the film database takes its time: each export waits for it.
  sample.setFaults([{ kind: "latency", delayMs: 500 }]);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 400 * 24 * 3_600_000 });
  onTestFinished(() => void vi.useRealTimers());
  const clients = Array.from({ length: 10 }, (_, n) => `203.0.113.${n + 1}`);
  const begun = clients.flatMap((client) =>
    Array.from({ length: 3 }, () => begin(client, "country=US")),
  );
  const statuses = (await Promise.all(begun)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(8);
  expect(statuses.filter((status) => status === 503)).toHaveLength(22);
}, 30_000);

test("an export that is refused takes no slot", async () => {
  const { begin } = await listening();
  const status = async (query: string) => (await begin("203.0.113.1", query)).statusCode;
  for (let n = 0; n < 5; n += 1) expect(await status("country=XX")).toBe(400);
  expect(await status("country=*")).toBe(200);
}, 30_000);

test("a request for the headers alone takes no slot, and no work", async () => {
  const { begin } = await listening();
  const begun = Array.from({ length: 20 }, () => begin("203.0.113.1", "country=*", "HEAD"));
  const heads = await Promise.all(begun);
  expect(heads.map(({ statusCode }) => statusCode)).toEqual(heads.map(() => 200));
  const { headers } = await begin("203.0.113.1");
  const described = ["content-type", "vary", "cache-control", "flickmap-changes-cursor"];
  for (const name of described) expect(heads[0]?.headers[name]).toBe(headers[name]);
  expect(Number(headers["ratelimit-remaining"])).toBe(Number(headers["ratelimit-limit"]) - 21);
}, 30_000);

test("what a client has taken of an export counts before its end", async () => {
  const { begin } = await listening();
  const client = "203.0.113.1";
  const remaining = async () => {
    const { headers } = await begin(client, "country=*", "HEAD");
    return Number(headers["ratelimit-remaining"]);
  };
  const before = await remaining();
  const response = await begin(client);
  let bytes = 0;
  for await (const chunk of response) {
    bytes += chunk.length;
    if (bytes > 4_000_000) break;
  }
  // The export and the request for the headers are one each; a unit is a thousand values.
  expect(await remaining()).toBeLessThan(before - 2 - 20);
}, 30_000);

test("a client that takes nothing of its export for some seconds is disconnected, and gives its slot back", async () => {
  const { begin, gateway } = await listening();
  gateway.app.server.timeout = 1500;
  for (const client of ["203.0.113.1", "203.0.113.2"]) {
    expect((await begin(client)).statusCode).toBe(200);
  }
  const held = async () => {
    const { body } = await gateway.app.inject("/metrics");
    return ["requests_in_flight", 'held{resource="export"}'].map((name) =>
      Number(body.split(`\nflickmap_http_${name} `)[1]?.split("\n")[0]),
    );
  };
  expect(await held()).toEqual([2, 2]);
  await vi.waitFor(async () => expect(await held()).toEqual([0, 0]), { timeout: 15_000 });
}, 30_000);
