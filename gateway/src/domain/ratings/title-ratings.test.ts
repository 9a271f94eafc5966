import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openSqliteStores } from "../../stores/sqlite/sqlite-stores.ts";
import { StoreUnavailableError } from "../../stores/stores.ts";
import type { Stores } from "../../stores/stores.ts";
import { TitleRatings } from "./title-ratings.ts";

const MOVIE = { type: "movie", id: 603 } as const;
const SHOW = { type: "tv", id: 603 } as const;
const SESSION = "0b9ad3c0-6bd5-4e61-9d0c-1f4f3e0a7c11";

describe("the ratings of titles", () => {
  let stores: Stores;
  let ratings: TitleRatings;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date", "performance"] });
    // Time 0 is none for lru-cache.
    vi.advanceTimersByTime(1);
    stores = openSqliteStores(":memory:");
    ratings = new TitleRatings(stores.ratings);
  });
  afterEach(async () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    await stores.close();
  });

  it("are read from the store once in 10 seconds, in one call for many titles", async () => {
    const totals = vi.spyOn(stores.ratings, "totals");
    await Promise.all([MOVIE, SHOW, SHOW, MOVIE].map((title) => ratings.totals(title)));
    vi.advanceTimersByTime(9_900);
    await ratings.totals(MOVIE);
    expect(totals.mock.calls).toEqual([[[MOVIE, SHOW]]]);
    vi.advanceTimersByTime(200);
    await ratings.totals(MOVIE);
    expect(totals).toHaveBeenCalledTimes(2);
  });

  it("are read again after the store failed", async () => {
    vi.spyOn(stores.ratings, "totals").mockRejectedValueOnce(new StoreUnavailableError("gone"));
    await expect(ratings.totals(MOVIE)).rejects.toThrow(StoreUnavailableError);
    expect(await ratings.totals(MOVIE)).toEqual({ average: null, count: 0 });
  });

  it("are not cached from before a rating that was stored while they were looked up", async () => {
    const slow = Promise.withResolvers<{ average: number | null; count: number }[]>();
    vi.spyOn(stores.ratings, "totals").mockReturnValueOnce(slow.promise);
    const before = ratings.totals(MOVIE);
    await new Promise(setImmediate);
    await ratings.rate(MOVIE, SESSION, 5);
    slow.resolve([{ average: null, count: 0 }]);
    await before;
    expect(await ratings.totals(MOVIE)).toEqual({ average: 5, count: 1 });
  });
});
