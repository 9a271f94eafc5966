import { createHash, randomUUID } from "node:crypto";
import { createClient } from "@redis/client";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { type GatewayUnderTest, startGateway } from "../gateway-under-test.ts";
import { startRedis } from "./server.ts";

/** What something else wrote in Redis under the keys of gateways. */

const started = await startRedis();
// What is in it is deleted, so one that belongs to somebody is left alone.
const redis = "missing" in started || started.control === null ? null : started;

const connect = (url: string) => createClient({ url });
type Client = ReturnType<typeof connect>;

/** The keys of what gateways store as text: records of the film database, and documents. */
const entriesIn = async (client: Client) =>
  (await client.keys("*")).filter((key) => !key.startsWith("flickmap:"));

const TITLE = "Fight Club";
const MOVIE = "/api/movie/550";
const QUERY = "query Name { movie(id: 550) { name } }";
const HASH = createHash("sha256").update(QUERY).digest("hex");
const DATA = { data: { movie: { name: TITLE } } };

async function persisted(gateway: GatewayUnderTest, query?: string): Promise<unknown> {
  const response = await gateway.app.inject({
    method: "POST",
    url: "/graphql",
    payload: {
      ...(query !== undefined && { query }),
      extensions: { persistedQuery: { version: 1, sha256Hash: HASH } },
    },
  });
  return response.json();
}

describe.skipIf(redis === null)("a Redis in which something else wrote", () => {
  let client: Client;
  /** What a gateway stored, by key. */
  const stored = new Map<string, string>();
  beforeAll(async () => {
    client = await connect(redis?.uri ?? "").connect();
    const writer = await start();
    await writer.app.inject(MOVIE);
    await persisted(writer, QUERY);
    await vi.waitUntil(async () => (await entriesIn(client)).length > 4);
    await writer.close();
    for (const key of await entriesIn(client)) stored.set(key, (await client.get(key)) ?? "");
  });
  afterAll(async () => {
    client.destroy();
    await redis?.control?.kill();
  });

  const start = (onLogLine: (line: string) => void = () => undefined) =>
    startGateway({ REDIS_URL: redis?.uri ?? "", RATINGS_PER_MINUTE: "10" }, { onLogLine });

  test.each<[string, (key: string, entry: string) => Promise<unknown>]>([
    ["no JSON", (key) => client.set(key, "{{{")],
    ["null", (key) => client.set(key, "null")],
    ["JSON of another form", (key) => client.set(key, '{"value":{"value":{"id":[]}}}')],
    [
      "another title",
      (key, entry) =>
        client.set(key, entry.replaceAll(TITLE, "Forged").replace("id: 550", "id: 603")),
    ],
    ["an entry without signature", (key, entry) => client.set(key, entry.replace(/^.{43}/u, ""))],
    ["the entry of another key", async (key, entry) => client.set(`${key}x`, entry)],
    ["a list", (key) => client.multi().del(key).rPush(key, ["1", "2"]).exec()],
    ["a hash", (key) => client.multi().del(key).hSet(key, "value", "{}").exec()],
    // Redis fills the gap.
    [
      "64 MB",
      (key) => client.multi().set(key, '{"value":"').setRange(key, 64_000_000, '"}').exec(),
    ],
  ])(
    "%s instead of an entry is left out, logged, and replaced",
    async (what, forge) => {
      await client.flushAll();
      for (const [key, entry] of stored) await forge(key, entry);
      if (what === "the entry of another key") {
        // Each is given that of the next.
        const entries = [...stored.values()];
        for (const [n, key] of [...stored.keys()].entries())
          await client.set(key, entries[(n + 1) % entries.length] ?? "");
      }

      const lines: string[] = [];
      const reader = await start((line) => lines.push(line));
      const title = await reader.app.inject(MOVIE);
      expect([title.statusCode, title.json().title]).toEqual([200, TITLE]);
      expect(await persisted(reader)).not.toHaveProperty("data.movie");
      expect(await persisted(reader, QUERY)).toEqual(DATA);
      // Once for records and once for documents.
      expect(lines.filter((line) => line.includes("was not stored by a gateway"))).toHaveLength(2);
      await reader.close();

      // What a busy Redis does not take in time is replaced by the next gateway that finds it.
      const replaced = async () => {
        const next = await start();
        const calls = await next.callsDuring(() => next.app.inject(MOVIE));
        const document = await persisted(next);
        await persisted(next, QUERY);
        await next.close();
        expect([calls, document]).toEqual([0, DATA]);
      };
      await vi.waitFor(replaced, { timeout: 20_000 });
    },
    40_000,
  );

  const counts: [string, (key: string) => Promise<unknown>][] = [
    ["a text", (key) => client.set(key, "x")],
    ["a fraction", (key) => client.set(key, "1.5")],
    ["a list", (key) => client.rPush(key, ["1"])],
    ["gateways of the future", (key) => client.zAdd(key, { score: 1e12, value: "one" })],
    ["a number that never expires", (key) => client.set(key, "5000")],
    ["a number that expires in years", (key) => client.set(key, "5000", { EX: 1e8 })],
    ["a number below zero", (key) => client.set(key, "-5000", { EX: 30 })],
    ["the largest number", (key) => client.set(key, "9223372036854775807")],
  ];

  test("no other value instead of a count is a count", { timeout: 60_000 }, async () => {
    // What gateways tell Redis every two seconds and four times a second is due when the test says.
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    const pair = await Promise.all([start(), start()]);
    for (const [index, [what, write]] of counts.entries())
      await expectNoCount(what, write, pair, `198.51.99.${index + 1}`);
    await Promise.all(pair.map((gateway) => gateway.close()));
  });

  async function expectNoCount(
    what: string,
    write: (key: string) => Promise<unknown>,
    pair: readonly [GatewayUnderTest, GatewayUnderTest],
    address: string,
  ): Promise<void> {
    const units = `flickmap:units:${address}`;
    const writes = `flickmap:units:rating:${address}`;
    await client.flushAll();
    for (const key of [writes, units, "flickmap:gateways"]) {
      await client.del(key);
      await write(key);
    }
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1) {
      const { statusCode } = await pair[n % 2 === 0 ? 0 : 1].app.inject({
        method: "POST",
        url: "/api/ratings",
        remoteAddress: address,
        payload: { content_id: 550, content_type: "movie", rating: 4, session_id: randomUUID() },
      });
      statuses.push(statusCode);
      const isShared = async () => {
        vi.advanceTimersByTime(250);
        expect(await client.get(writes)).toBe(String(n + 1));
      };
      await vi.waitFor(isShared, { timeout: 10_000 });
    }
    // Each gateway learns of the other's write with its next one, so that the eleventh is let through.
    expect([what, ...statuses]).toEqual([what, ...Array.from({ length: 11 }, () => 200), 429]);
    const counted = async () => {
      vi.advanceTimersByTime(2000);
      expect(Number(await client.get(units))).toBeLessThan(100);
      expect(await client.pTTL(units)).toBeGreaterThan(0);
      expect(await client.zCard("flickmap:gateways")).toBe(2);
    };
    await vi.waitFor(counted, { timeout: 10_000 });
  }
});
