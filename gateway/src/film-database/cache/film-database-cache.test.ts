import { Keyv } from "keyv";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { detachedScope, Freshness } from "../../request-scope.ts";
import { FilmDatabaseCache } from "./film-database-cache.ts";
import { LIFETIMES } from "./lifetimes.ts";
import { SqliteKeyvStore } from "./sqlite-keyv-store.ts";

const HOUR = 3_600_000;
const logger = pino({ level: "silent" });

let durable: Keyv<string>;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "performance"], now: Date.UTC(2025, 2, 29) });
  durable = new Keyv({ store: new SqliteKeyvStore(":memory:") });
});
afterEach(() => void vi.useRealTimers());

const makeCache = (memoryBytes = 1_000_000) =>
  new FilmDatabaseCache({ memoryBytes, durable, logger });
const pass = (milliseconds: number) => void vi.advanceTimersByTime(milliseconds);

test("a fresh value is served without a fetch", async () => {
  const cache = makeCache();
  const fetch = vi.fn(async () => ({ name: "Fight Club" }));
  await cache.read("movie/550", "details", fetch);
  pass(12 * HOUR);
  expect(await cache.read("movie/550", "details", fetch)).toEqual({
    value: { name: "Fight Club" },
    fetchedAt: Date.now() - 12 * HOUR,
    stale: false,
  });
  expect(fetch).toHaveBeenCalledOnce();
});

test("a stale value is served immediately and refreshed in the background", async () => {
  const cache = makeCache();
  let version = 1;
  const fetch = vi.fn(async () => version);
  await cache.read("key", "details", fetch);
  pass(13 * HOUR);
  version = 2;
  expect(await cache.read("key", "details", fetch)).toMatchObject({ value: 1, stale: true });
  await vi.waitFor(async () =>
    expect(await cache.read("key", "details", fetch)).toMatchObject({ value: 2, stale: false }),
  );
  expect(fetch).toHaveBeenCalledTimes(2);
});

const withOffers = {
  "watch/providers": { results: { DE: {} }, incomplete: false },
};
const withoutOffers = { "watch/providers": { results: {}, incomplete: true } };

test("a refresh that lost a title's offers replaces one that has them only after two days", async () => {
  const cache = makeCache();
  let answer = withOffers;
  const fetch = vi.fn(async () => answer);
  await cache.read("movie/550", "details", fetch);
  answer = withoutOffers as typeof withOffers;
  pass(13 * HOUR);
  for (let read = 0; read < 3; read += 1) {
    const result = await cache.read("movie/550", "details", fetch);
    expect(result).toMatchObject({ value: withOffers, stale: true });
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
    pass(60_000);
  }
  pass(48 * HOUR);
  await cache.read("movie/550", "details", fetch);
  await vi.waitFor(async () =>
    expect(await cache.read("movie/550", "details", fetch)).toMatchObject({
      value: withoutOffers,
      stale: false,
    }),
  );
  pass(LIFETIMES.incomplete.fresh + 1);
  expect(await cache.read("movie/550", "details", fetch)).toMatchObject({ stale: true });
});

test("a stale value is served while the film database fails, and not fetched each time", async () => {
  const cache = makeCache();
  await cache.read("key", "list", async () => "seen");
  pass(HOUR);
  const fetch = vi.fn(() => Promise.reject(new Error("down")));
  for (let read = 0; read < 100; read += 1) {
    expect(await cache.read("key", "list", fetch)).toMatchObject({ value: "seen", stale: true });
  }
  expect(fetch).toHaveBeenCalledOnce();
});

test("each read is noted in the scope of its request, a failed one too", async () => {
  const cache = makeCache();
  const scope = () => ({ ...detachedScope(), freshness: new Freshness() });
  const [fetched, stale, failed] = [scope(), scope(), scope()];
  await cache.read("key", "list", async () => "seen", fetched);
  expect(fetched.freshness).toMatchObject({
    stale: false,
    failed: false,
    oldestFetchedAt: Date.now(),
  });
  pass(HOUR);
  await cache.read("key", "list", () => Promise.reject(new Error("down")), stale);
  expect(stale.freshness).toMatchObject({ stale: true, oldestFetchedAt: Date.now() - HOUR });
  await expect(
    cache.read("other", "list", () => Promise.reject(new Error("down")), failed),
  ).rejects.toThrow("down");
  expect(failed.freshness.failed).toBe(true);
});

test("a value older than its stale time is fetched again", async () => {
  const cache = makeCache();
  await cache.read("key", "search", async () => "old");
  pass(LIFETIMES.search.fresh + LIFETIMES.search.stale + 1);
  await expect(
    cache.read("key", "search", () => Promise.reject(new Error("down"))),
  ).rejects.toThrow("down");
});

test("a failure reaches every read that waits, and is not stored", async () => {
  const cache = makeCache();
  const fail = () => Promise.reject(new Error("down"));
  const answers = await Promise.allSettled([
    cache.read("key", "details", fail),
    cache.read("key", "details", fail),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await cache.read("key", "details", async () => "back")).toMatchObject({ value: "back" });
});

test("a restarted cache has what was stored before", async () => {
  await makeCache().read("key", "details", async () => ({ name: "seen" }));
  const restarted = makeCache();
  const answer = await restarted.read("key", "details", () => Promise.reject(new Error("down")));
  expect(answer).toMatchObject({ value: { name: "seen" }, stale: false });
});

test("memory is bounded: the least recent values leave it, and are read from the store again", async () => {
  const cache = makeCache(10_000);
  const fetch = vi.fn(async () => "x".repeat(500));
  for (let key = 0; key < 50; key += 1) await cache.read(`key ${key}`, "details", fetch);
  const read = vi.spyOn(durable, "get");
  await cache.read("key 49", "details", fetch);
  expect(read).not.toHaveBeenCalled();
  await cache.read("key 0", "details", fetch);
  expect(read).toHaveBeenCalledOnce();
  expect(fetch).toHaveBeenCalledTimes(50);
});
