import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BatchCache } from "./batch-cache.ts";

const TTL = 10_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A cache of squares. */
function squares(readAtOnce: (key: number) => number | undefined = () => undefined) {
  const read = vi.fn(async (keys: readonly number[]) => keys.map((key) => key * key));
  const atOnce = vi.fn(readAtOnce);
  const source = { most: 3, ttl: TTL, textOf: String, read, readAtOnce: atOnce };
  return { cache: new BatchCache<number, number>(source), read, atOnce };
}

test("requests at the same time share one call for what is missing", async () => {
  const { cache, read } = squares();
  const values = await Promise.all([cache.get([1, 2]), cache.get([2, 3]), cache.get([1])]);
  expect(values).toEqual([[1, 4], [4, 9], [1]]);
  expect(read.mock.calls).toEqual([[[1, 2]], [[3]]]);
});

test("a value is there at once when it was read, until it expires or is deleted", async () => {
  const { cache } = squares();
  expect(cache.atOnce(2)).toBeUndefined();
  const reading = cache.get([2]);
  expect(cache.atOnce(2)).toBeUndefined();
  await reading;
  vi.advanceTimersByTime(TTL - 1);
  expect(cache.atOnce(2)).toBe(4);
  vi.advanceTimersByTime(2);
  expect(cache.atOnce(2)).toBeUndefined();
  await cache.get([2]);
  cache.delete(2);
  expect(cache.atOnce(2)).toBeUndefined();
});

test("a value that took long to read is no longer cached for that", async () => {
  const { cache, read } = squares();
  const slow = Promise.withResolvers<number[]>();
  read.mockReturnValueOnce(slow.promise);
  const reading = cache.get([2]);
  vi.advanceTimersByTime(TTL - 1);
  slow.resolve([4]);
  expect(await reading).toEqual([4]);
  expect(cache.atOnce(2)).toBe(4);
  vi.advanceTimersByTime(2);
  expect(cache.atOnce(2)).toBeUndefined();
});

test("more keys than are cached are all read", async () => {
  const { cache } = squares();
  expect(await cache.get([1, 2, 3, 4, 5])).toEqual([1, 4, 9, 16, 25]);
});

test("what is deleted while it is read is not cached", async () => {
  const { cache } = squares();
  const reading = cache.get([2]);
  cache.delete(2);
  expect(await reading).toEqual([4]);
  expect(cache.atOnce(2)).toBeUndefined();
});

test("a failed read is told to all who wait, and read again by the next", async () => {
  const { cache, read } = squares();
  read.mockRejectedValueOnce(new Error("gone"));
  const waiting = await Promise.allSettled([cache.get([2]), cache.get([2])]);
  expect(waiting.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await cache.get([2])).toEqual([4]);
  expect(read).toHaveBeenCalledTimes(2);
});

test("a store that blocked before it failed is not read again for two seconds, whatever is requested", () => {
  let isGone = true;
  const { cache, atOnce } = squares((key) => {
    if (!isGone) return key * key;
    vi.advanceTimersByTime(500);
    throw new Error("gone");
  });
  for (const key of [1, 2, 3]) expect(() => cache.atOnce(key)).toThrow("gone");
  expect(atOnce).toHaveBeenCalledTimes(1);
  isGone = false;
  vi.advanceTimersByTime(1999);
  expect(() => cache.atOnce(1)).toThrow("gone");
  vi.advanceTimersByTime(1);
  expect(cache.atOnce(1)).toBe(1);
});

test("a value that cannot be read does not keep others from being read", () => {
  const { cache } = squares((key) => {
    if (key === 1) throw new Error("damaged");
    return key * key;
  });
  expect(() => cache.atOnce(1)).toThrow("damaged");
  expect(cache.atOnce(2)).toBe(4);
  expect(() => cache.atOnce(1)).toThrow("damaged");
});
