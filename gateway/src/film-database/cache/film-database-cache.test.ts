import { Keyv } from "keyv";
import { pino } from "pino";
import { beforeEach, expect, test, vi } from "vitest";
import { detachedScope, Freshness } from "../../request-scope.ts";
import { FilmDatabaseCache, type CacheEntry } from "./film-database-cache.ts";
import { LIFETIMES } from "./lifetimes.ts";
import { SqliteKeyvStore } from "./sqlite-keyv-store.ts";

const HOUR = 3_600_000;
const logger = pino({ level: "silent" });

let now: number;
let durable: Keyv<CacheEntry>;
beforeEach(() => {
  now = Date.UTC(2025, 2, 29);
  durable = new Keyv({
    store: new SqliteKeyvStore(":memory:"),
    serialize: JSON.stringify,
    deserialize: JSON.parse,
  });
});

const makeCache = (memoryBytes = 1_000_000) =>
  new FilmDatabaseCache({ memoryBytes, durable, logger, now: () => now });

test("a fresh answer is given again without asking", async () => {
  const cache = makeCache();
  const ask = vi.fn(async () => ({ name: "Fight Club" }));
  await cache.read("movie/550", "details", ask);
  now += 12 * HOUR;
  expect(await cache.read("movie/550", "details", ask)).toEqual({
    value: { name: "Fight Club" },
    fetchedAt: now - 12 * HOUR,
    stale: false,
  });
  expect(ask).toHaveBeenCalledOnce();
});

test("a stale answer is given at once, and asked for behind", async () => {
  const cache = makeCache();
  let version = 1;
  const ask = vi.fn(async () => version);
  await cache.read("key", "details", ask);
  now += 13 * HOUR;
  version = 2;
  expect(await cache.read("key", "details", ask)).toMatchObject({ value: 1, stale: true });
  await vi.waitFor(async () =>
    expect(await cache.read("key", "details", ask)).toMatchObject({ value: 2, stale: false }),
  );
  expect(ask).toHaveBeenCalledTimes(2);
});

test("a stale answer stands in while the film database fails, and is not asked for each time", async () => {
  const cache = makeCache();
  await cache.read("key", "list", async () => "seen");
  now += HOUR;
  const ask = vi.fn(() => Promise.reject(new Error("down")));
  for (let read = 0; read < 100; read += 1) {
    expect(await cache.read("key", "list", ask)).toMatchObject({ value: "seen", stale: true });
  }
  expect(ask).toHaveBeenCalledOnce();
});

test("each read is noted in the scope of its request, a failed one too", async () => {
  const cache = makeCache();
  const scope = () => ({ ...detachedScope(), freshness: new Freshness() });
  const [fetched, stale, failed] = [scope(), scope(), scope()];
  await cache.read("key", "list", async () => "seen", fetched);
  expect(fetched.freshness).toMatchObject({ stale: false, failed: false, oldestFetchedAt: now });
  now += HOUR;
  await cache.read("key", "list", () => Promise.reject(new Error("down")), stale);
  expect(stale.freshness).toMatchObject({ stale: true, oldestFetchedAt: now - HOUR });
  await expect(
    cache.read("other", "list", () => Promise.reject(new Error("down")), failed),
  ).rejects.toThrow("down");
  expect(failed.freshness.failed).toBe(true);
});

test("an answer older than it may stand in is asked for again", async () => {
  const cache = makeCache();
  await cache.read("key", "search", async () => "old");
  now += LIFETIMES.search.fresh + LIFETIMES.search.stale + 1;
  await expect(
    cache.read("key", "search", () => Promise.reject(new Error("down"))),
  ).rejects.toThrow("down");
});

test("a thousand askers of one missing answer make one call", async () => {
  const cache = makeCache();
  const ask = vi.fn(async () => ({ name: "Inception" }));
  const answers = await Promise.all(
    Array.from({ length: 1000 }, () => cache.read("movie/27205", "details", ask)),
  );
  expect(ask).toHaveBeenCalledOnce();
  expect(new Set(answers.map((answer) => answer.value)).size).toBe(1);
});

test("a failure is told to everyone who waits, and kept for nobody", async () => {
  const cache = makeCache();
  const fail = () => Promise.reject(new Error("down"));
  const answers = await Promise.allSettled([
    cache.read("key", "details", fail),
    cache.read("key", "details", fail),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await cache.read("key", "details", async () => "back")).toMatchObject({ value: "back" });
});

test("that there is no such thing is remembered, but not for long", async () => {
  const cache = makeCache();
  const ask = vi.fn(async (): Promise<string | null> => null);
  await cache.read("movie/1", "details", ask);
  await cache.read("movie/1", "details", ask);
  expect(ask).toHaveBeenCalledOnce();
  now += LIFETIMES.missing.fresh + LIFETIMES.missing.stale + 1;
  await cache.read("movie/1", "details", async () => "now there is");
  expect((await cache.read("movie/1", "details", ask)).value).toBe("now there is");
});

test("a restart finds what was seen before", async () => {
  await makeCache().read("key", "details", async () => ({ name: "seen" }));
  const restarted = makeCache();
  const answer = await restarted.read("key", "details", () => Promise.reject(new Error("down")));
  expect(answer).toMatchObject({ value: { name: "seen" }, stale: false });
});

test("a store that fails is gone without", async () => {
  const cache = makeCache();
  await durable.disconnect();
  expect(await cache.read("key", "details", async () => "asked")).toMatchObject({ value: "asked" });
});

test("memory is bounded: what is seen least gives way, and is read from the store again", async () => {
  const cache = makeCache(10_000);
  const ask = vi.fn(async () => "x".repeat(1000));
  for (let key = 0; key < 50; key += 1) await cache.read(`key ${key}`, "details", ask);
  await cache.read("key 0", "details", ask);
  expect(ask).toHaveBeenCalledTimes(50);
});

test("a call goes on while anybody waits for it, and is cancelled when the last has left", async () => {
  const cache = makeCache();
  const signals: AbortSignal[] = [];
  const ask = (signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<string>((_, reject) => {
      signal.addEventListener("abort", () => reject(new Error("cancelled")));
    });
  };
  const first = new AbortController();
  const second = new AbortController();
  const reads = [first, second].map(({ signal }) =>
    cache.read("key", "details", ask, { ...detachedScope(), signal }),
  );
  const settled = Promise.allSettled(reads);
  await vi.waitFor(() => expect(signals).toHaveLength(1));
  first.abort();
  expect(signals[0]?.aborted).toBe(false);
  second.abort();
  expect(signals[0]?.aborted).toBe(true);
  expect((await settled).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
});
