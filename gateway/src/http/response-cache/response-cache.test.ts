import { expect, onTestFinished, test, vi } from "vitest";
import { type ProducedResponse, publicResponse, ResponseCache } from "./response-cache.ts";

const MOVIE = "movie:550";
const make = (text: string, more: Partial<ProducedResponse> = {}) => ({
  ...publicResponse("text/plain", text, 60),
  ...more,
});
const create = (bytes = 1_000_000) =>
  new ResponseCache(bytes, (error) => expect.fail(String(error)));
const textOf = async (response: ReturnType<ResponseCache["fetch"]>) =>
  String((await response).encode("identity").body);

test("a response is produced once for many at the same time, and the memory is bounded", async () => {
  const cache = create(20_000);
  const produce = vi.fn(async () => make("one"));
  await Promise.all([1, 2, 3].map(() => cache.fetch("key", produce)));
  expect(produce).toHaveBeenCalledOnce();
  for (let key = 0; key < 20; key += 1)
    await cache.fetch(`key ${key}`, async () => make("a".repeat(1000)));
  await cache.fetch("key 19", produce);
  expect(produce).toHaveBeenCalledOnce();
  await cache.fetch("key", produce);
  expect(produce).toHaveBeenCalledTimes(2);
});

test("a stale response is served while one new one is produced, and an expired one is not", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const cache = create();
  const produce = vi.fn(async () =>
    make(String(produce.mock.calls.length), { staleWhileRevalidate: 60 }),
  );
  expect(await textOf(cache.fetch("key", produce))).toBe("1");
  vi.advanceTimersByTime(61_000);
  expect(await textOf(cache.fetch("key", produce))).toBe("1");
  await vi.waitFor(async () => expect(await textOf(cache.fetch("key", produce))).toBe("2"));
  expect(produce).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(121_000);
  expect(await textOf(cache.fetch("key", produce))).toBe("3");
});

test("what belongs to one client is neither stored nor given to another one that waits", async () => {
  const cache = create();
  let count = 0;
  const produce = async () => make(`client ${(count += 1)}`, { shareable: false });
  const all = await Promise.all([1, 2].map(() => textOf(cache.fetch("key", produce))));
  expect(new Set(all).size).toBe(2);
  expect(await textOf(cache.fetch("key", produce))).toBe("client 3");
  expect(await textOf(cache.fetch(null, produce))).toBe("client 4");
});

test("a failure is told to who waits, and is not stored", async () => {
  const cache = create();
  const fail = () => Promise.reject(new Error("down"));
  await expect(cache.fetch("key", fail)).rejects.toThrow("down");
  expect(await textOf(cache.fetch("key", async () => make("up")))).toBe("up");
});

test("responses with the ratings of a title are deleted when it is rated, also those that are being produced", async () => {
  const cache = create();
  const ratingsOf = new Set([MOVIE]);
  expect(await textOf(cache.fetch("key", async () => make("before", { ratingsOf })))).toBe(
    "before",
  );
  cache.deleteRatingsOf(MOVIE);
  const { promise, resolve } = Promise.withResolvers<ProducedResponse>();
  const first = textOf(cache.fetch("key", () => promise));
  cache.deleteRatingsOf(MOVIE);
  const second = textOf(cache.fetch("key", async () => make("after", { ratingsOf })));
  resolve(make("between", { ratingsOf }));
  expect([await first, await second]).toEqual(["between", "after"]);
  expect(await textOf(cache.fetch("key", async () => make("never")))).toBe("after");
});
