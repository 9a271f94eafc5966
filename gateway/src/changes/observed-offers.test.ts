import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { OfferState } from "../stores/availability-store.ts";
import { openSqliteStores } from "../stores/sqlite/sqlite-stores.ts";
import { StoreUnavailableError } from "../stores/store-unavailable.ts";
import type { Stores } from "../stores/stores.ts";
import { ObservedOffers } from "./observed-offers.ts";

const MOVIE = { type: "movie", id: 603 } as const;
const OFFER: OfferState = { provider: 8, kind: "flatrate", firstSeen: 12_000, missingSince: null };
const GERMANY = { title: MOVIE, country: "DE" };
const FRANCE = { title: MOVIE, country: "FR" };
const UNKNOWN = { title: { type: "tv", id: 603 }, country: "DE" } as const;

describe("the offers of titles as they were observed", () => {
  let stores: Stores;
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    stores = openSqliteStores(":memory:");
    await stores.availability.note([MOVIE], 1);
    await observe([OFFER], 0);
  });
  afterEach(async () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    await stores.close();
  });

  const observe = (offers: readonly OfferState[], revision: number) =>
    stores.availability.record(MOVIE, {
      revision,
      checkedAt: 1,
      emptySince: null,
      label: { name: "The Matrix", imdbId: null, wikidataId: null, year: null, posterPath: null },
      offers: new Map([["DE", offers]]),
      changes: [],
      observedAt: 1,
      dueAt: 2,
    });
  /** The same store, had over a network. */
  const remote = () => {
    const offersIn = vi.fn(stores.availability.offersIn.bind(stores.availability));
    return { offersIn, observed: new ObservedOffers({ ...stores.availability, offersIn }) };
  };

  it("are at hand in a store that has nothing to wait for, and read once in 10 seconds", async () => {
    const observed = new ObservedOffers(stores.availability);
    expect(observed.atOnce(GERMANY)).toEqual([OFFER]);
    expect(observed.atOnce(FRANCE)).toEqual([]);
    expect(observed.atOnce(UNKNOWN)).toBeNull();
    await observe([], 1);
    vi.advanceTimersByTime(9_900);
    expect(observed.atOnce(GERMANY)).toEqual([OFFER]);
    vi.advanceTimersByTime(200);
    expect(observed.atOnce(GERMANY)).toEqual([]);
  });

  it("are at hand once a store was waited for, with one call for each country", async () => {
    const { offersIn, observed } = remote();
    expect(observed.atOnce(GERMANY)).toBeUndefined();
    expect(await observed.at([GERMANY, FRANCE, UNKNOWN])).toEqual([[OFFER], [], null]);
    expect(offersIn.mock.calls).toEqual([
      [[MOVIE, UNKNOWN.title], "DE"],
      [[MOVIE], "FR"],
    ]);
    expect(observed.atOnce(GERMANY)).toEqual([OFFER]);
    expect(observed.atOnce(UNKNOWN)).toBeNull();
  });

  it("are read again after the store failed", async () => {
    const { offersIn, observed } = remote();
    offersIn.mockRejectedValueOnce(new StoreUnavailableError("gone"));
    await expect(observed.at([GERMANY])).rejects.toThrow(StoreUnavailableError);
    expect(observed.atOnce(GERMANY)).toBeUndefined();
    expect(await observed.at([GERMANY])).toEqual([[OFFER]]);
  });
});
