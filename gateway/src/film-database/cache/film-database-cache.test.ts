import { Keyv } from "keyv";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FilmDatabaseCache, LIFETIMES } from "./film-database-cache.ts";
import { SqliteKeyvStore } from "./sqlite-keyv-store.ts";

const HOUR = 3_600_000;

let durable: Keyv;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "performance"], now: Date.UTC(2025, 2, 29) });
  durable = new Keyv({ store: new SqliteKeyvStore(":memory:") });
});
afterEach(() => void vi.useRealTimers());

const makeCache = (memoryBytes = 1_000_000) =>
  new FilmDatabaseCache({ memoryBytes, durable, logger: pino({ level: "silent" }) });
const pass = (milliseconds: number) => void vi.advanceTimersByTime(milliseconds);
const fail = () => Promise.reject(new Error("down"));

test("a fresh value is served without a fetch, after a restart too", async () => {
  const cache = makeCache();
  await cache.read("movie/550", "details", async () => ({ name: "Fight Club" }));
  pass(12 * HOUR);
  for (const each of [cache, makeCache()])
    expect(await each.read("movie/550", "details", fail)).toEqual({
      value: { name: "Fight Club" },
      fetchedAt: Date.now() - 12 * HOUR,
      stale: false,
    });
  // The clock is set back: what seems to come from the future is fetched again.
  vi.setSystemTime(Date.now() - 24 * HOUR);
  const later = await cache.read("movie/550", "details", fail);
  expect(later).toMatchObject({ fetchedAt: Date.now(), stale: true });
});

test("a refresh that lost a title's offers replaces one that has them only after two days", async () => {
  const cache = makeCache();
  const withOffers = { "watch/providers": { results: { DE: {} }, incomplete: false } };
  const withoutOffers = { "watch/providers": { results: {}, incomplete: true } };
  const fetch = vi.fn<() => Promise<object>>(async () => withoutOffers);
  fetch.mockResolvedValueOnce(withOffers);
  const read = () => cache.read("movie/550", "details", fetch);
  await read();
  pass(13 * HOUR);
  for (let time = 0; time < 3; time += 1) {
    expect(await read()).toMatchObject({ value: withOffers, stale: true });
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
    pass(60_000);
  }
  pass(48 * HOUR);
  const replaced = { value: withoutOffers, stale: false };
  await vi.waitFor(async () => expect(await read()).toMatchObject(replaced));
  pass(LIFETIMES.incomplete.fresh + 1);
  expect(await read()).toMatchObject({ stale: true });
});

test("a stale value is served while the film database fails, not fetched each time, and not when it is too old", async () => {
  const cache = makeCache();
  await cache.read("key", "search", async () => "seen");
  pass(LIFETIMES.search.fresh + 1);
  const fetch = vi.fn(fail);
  for (let read = 0; read < 100; read += 1)
    expect(await cache.read("key", "search", fetch)).toMatchObject({ value: "seen", stale: true });
  expect(fetch).toHaveBeenCalledOnce();
  pass(LIFETIMES.search.stale);
  await expect(cache.read("key", "search", fail)).rejects.toThrow("down");
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
