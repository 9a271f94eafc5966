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
function squares() {
  const read = vi.fn(async (keys: readonly number[]) => keys.map((key) => key * key));
  return {
    cache: new BatchCache<number, number>({ max: 3, ttl: TTL, getKey: String, read }),
    read,
  };
}

test("requests at the same time share one call for what is missing", async () => {
  const { cache, read } = squares();
  const values = await Promise.all([cache.get([1, 2]), cache.get([2, 3]), cache.get([1])]);
  expect(values).toEqual([[1, 4], [4, 9], [1]]);
  expect(read.mock.calls).toEqual([[[1, 2]], [[3]]]);
});

test("a value is read again once it has expired or was deleted", async () => {
  const { cache, read } = squares();
  await cache.get([2]);
  vi.advanceTimersByTime(TTL - 1);
  await cache.get([2]);
  expect(read).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2);
  await cache.get([2]);
  expect(read).toHaveBeenCalledTimes(2);
  cache.delete(2);
  await cache.get([2]);
  expect(read).toHaveBeenCalledTimes(3);
});

test("a value that took long to read is not cached longer for that", async () => {
  const { cache, read } = squares();
  const slow = Promise.withResolvers<number[]>();
  read.mockReturnValueOnce(slow.promise);
  const reading = cache.get([2]);
  vi.advanceTimersByTime(TTL - 1);
  slow.resolve([4]);
  expect(await reading).toEqual([4]);
  await cache.get([2]);
  expect(read).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2);
  await cache.get([2]);
  expect(read).toHaveBeenCalledTimes(2);
});

test("more keys than are cached are all read", async () => {
  const { cache } = squares();
  expect(await cache.get([1, 2, 3, 4, 5])).toEqual([1, 4, 9, 16, 25]);
});

test("what is deleted while it is read is not cached", async () => {
  const { cache, read } = squares();
  const reading = cache.get([2]);
  cache.delete(2);
  expect(await reading).toEqual([4]);
  await cache.get([2]);
  expect(read).toHaveBeenCalledTimes(2);
});

test("a failed read is told to all who wait, and read again by the next", async () => {
  const { cache, read } = squares();
  read.mockRejectedValueOnce(new Error("gone"));
  const waiting = await Promise.allSettled([cache.get([2]), cache.get([2])]);
  expect(waiting.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await cache.get([2])).toEqual([4]);
  expect(read).toHaveBeenCalledTimes(2);
});
