import { expect, onTestFinished, test, vi } from "vitest";
import { atEnd } from "../../../test/at-end.ts";
import { openSqliteStores } from "../../stores/sqlite/sqlite-stores.ts";
import { TitleRatings } from "./title-ratings.ts";

const MOVIE = { type: "movie", id: 603 } as const;
const SHOW = { type: "tv", id: 603 } as const;
const NOBODY = { average: null, count: 0 };

function create() {
  const { ratings, close } = openSqliteStores(":memory:");
  atEnd(close);
  return { ratings: new TitleRatings(ratings), totals: vi.spyOn(ratings, "totals") };
}

test("totals are read from the store once in 10 seconds, in one call for many titles", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  // Time 0 is none for lru-cache.
  vi.advanceTimersByTime(1);
  const { ratings, totals } = create();
  await Promise.all([MOVIE, SHOW, SHOW, MOVIE].map((title) => ratings.totals(title)));
  vi.advanceTimersByTime(9_900);
  await ratings.totals(MOVIE);
  expect(totals.mock.calls).toEqual([[[MOVIE, SHOW]]]);
  vi.advanceTimersByTime(200);
  await ratings.totals(MOVIE);
  expect(totals).toHaveBeenCalledTimes(2);
});

test("totals are read again after the store failed", async () => {
  const { ratings, totals } = create();
  totals.mockRejectedValueOnce(new Error("gone"));
  await expect(ratings.totals(MOVIE)).rejects.toThrow("gone");
  expect(await ratings.totals(MOVIE)).toEqual(NOBODY);
});

test("totals from before a rating that was stored while they were read are not cached", async () => {
  const { ratings, totals } = create();
  const slow = Promise.withResolvers<(typeof NOBODY)[]>();
  totals.mockReturnValueOnce(slow.promise);
  const before = ratings.totals(MOVIE);
  await new Promise(setImmediate);
  await ratings.rate(MOVIE, "session", 5);
  slow.resolve([NOBODY]);
  await before;
  expect(await ratings.totals(MOVIE)).toEqual({ average: 5, count: 1 });
});
