import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AvailabilityStore, OfferState } from "../../src/stores/availability-store.ts";
import type { Stores } from "../../src/stores/stores.ts";
import type { TitleKey } from "../../src/film-database/title-key.ts";
import { describeSharedAvailabilityStore } from "./shared-availability-store-contract.ts";
import {
  added,
  FIGHT_CLUB,
  HOUR,
  IDENTIFIERS,
  NOW,
  offer,
  removed,
  SHOWN,
  update,
} from "./observations.ts";

/** What every store of availability does; `open` gives one whose data no other test uses. */
export function describeAvailabilityStore(open: () => Promise<Stores>): void {
  describe("keeps the catalog and its changes and", () => {
    let stores: Stores;
    let store: AvailabilityStore;
    beforeAll(async () => {
      stores = await open();
      store = stores.availability;
    });
    afterAll(() => stores.close());

    it("knows nothing at first", async () => {
      expect(await store.due(NOW, 10)).toEqual([]);
      expect(await store.load(FIGHT_CLUB)).toBeNull();
      expect(await store.changes({}, { before: null, limit: 10 })).toEqual([]);
      expect(await store.changeBounds()).toBeNull();
      expect(await store.offersIn([FIGHT_CLUB], "DE")).toEqual([null]);
      expect(await store.exportPage("DE", null, 10)).toEqual([]);
      expect(await store.lastKnown([FIGHT_CLUB])).toEqual([null]);
      expect(await store.record(FIGHT_CLUB, update(0))).toBe(false);
      const stats = await store.stats(NOW);
      expect(stats).toEqual({ known: 0, observed: 0, due: 0, changes: 0, observingSince: null });
      expect(await store.observingSince()).toBeNull();
    });

    it("has a title that was noted due immediately, and only once", async () => {
      await store.note([FIGHT_CLUB], NOW);
      await store.note([FIGHT_CLUB], NOW + HOUR);
      await store.note([], NOW);
      expect(await store.due(NOW - 1, 10)).toEqual([]);
      expect(await store.due(NOW, 10)).toEqual([FIGHT_CLUB]);
      expect(await store.lastKnown([FIGHT_CLUB])).toEqual([null]);
      expect(await store.load(FIGHT_CLUB)).toEqual({
        title: FIGHT_CLUB,
        revision: 0,
        checkedAt: null,
        emptySince: null,
        offers: new Map(),
      });
    });

    it("stores an observation, its offers and when the next one is due", async () => {
      const offers = new Map([
        ["DE", [offer(8), offer(9, { kind: "rent", firstSeen: 5, missingSince: 7 })]],
        ["US", [offer(337)]],
      ]);
      expect(await store.record(FIGHT_CLUB, update(0, { offers }))).toBe(true);
      const loaded = await store.load(FIGHT_CLUB);
      expect(loaded).toMatchObject({ revision: 1, checkedAt: NOW, emptySince: null });
      expect(loaded?.offers).toEqual(offers);
      expect(await store.due(NOW + 23 * HOUR, 10)).toEqual([]);
      expect(await store.due(NOW + 24 * HOUR, 10)).toEqual([FIGHT_CLUB]);
      const german = await store.offersIn([{ type: "tv", id: 550 }, FIGHT_CLUB], "DE");
      expect(german).toEqual([null, offers.get("DE")]);
      expect(await store.offersIn([FIGHT_CLUB], "FR")).toEqual([[]]);
      expect(await store.lastKnown([{ type: "tv", id: 550 }, FIGHT_CLUB])).toEqual([
        null,
        { name: "Fight Club", year: 1999, checkedAt: NOW },
      ]);
    });

    it("refuses an observation worked out from another revision, with its changes", async () => {
      const changes = [added("DE", 1)];
      expect(await store.record(FIGHT_CLUB, update(0, { changes }))).toBe(false);
      expect(await store.changes({}, { before: null, limit: 10 })).toEqual([]);
    });

    it("changes the countries that an observation names and leaves the others", async () => {
      const offers = new Map<string, OfferState[]>([
        ["DE", []],
        ["FR", [offer(381, { firstSeen: NOW })]],
      ]);
      const changes = [removed("DE", 8), removed("DE", 9), added("FR", 381)];
      expect(await store.record(FIGHT_CLUB, update(1, { offers, changes }))).toBe(true);
      const loaded = await store.load(FIGHT_CLUB);
      expect([...(loaded?.offers.keys() ?? [])].sort()).toEqual(["FR", "US"]);
      const stored = await store.changes({}, { before: null, limit: 10 });
      expect(stored).toEqual([
        {
          ...added("FR", 381),
          sequence: 3,
          title: FIGHT_CLUB,
          ...SHOWN,
          observedAt: NOW + 1,
          previouslyObservedAt: NOW - 9 * 24 * HOUR,
        },
        {
          ...removed("DE", 9),
          sequence: 2,
          title: FIGHT_CLUB,
          ...SHOWN,
          observedAt: NOW + 1,
          previouslyObservedAt: NOW - 9 * 24 * HOUR,
        },
        {
          ...removed("DE", 8),
          sequence: 1,
          title: FIGHT_CLUB,
          ...SHOWN,
          observedAt: NOW + 1,
          previouslyObservedAt: NOW - 9 * 24 * HOUR,
        },
      ]);
      expect(await store.changeBounds()).toEqual({ oldest: 1, newest: 3 });
    });

    it("gives changes by each filter, from the newest or after a sequence", async () => {
      const show: TitleKey = { type: "tv", id: 1399 };
      await store.note([show], NOW);
      const rent = { ...added("DE", 2), kind: "rent" } as const;
      await store.record(show, update(0, { changes: [rent] }));
      const sequences = async (...parameters: Parameters<AvailabilityStore["changes"]>) =>
        (await store.changes(...parameters)).map(({ sequence }) => sequence);
      const newest = { before: null, limit: 10 };
      expect(await sequences({ country: "DE" }, newest)).toEqual([4, 2, 1]);
      expect(await sequences({ country: "DE", type: "movie" }, newest)).toEqual([2, 1]);
      expect(await sequences({ titles: [show, { type: "tv", id: 550 }] }, newest)).toEqual([4]);
      expect(await sequences({ country: "DE", titles: [show, FIGHT_CLUB] }, newest)).toEqual([
        4, 2, 1,
      ]);
      expect(await sequences({ providers: [8, 381] }, newest)).toEqual([3, 1]);
      expect(await sequences({ kinds: ["rent", "buy"] }, newest)).toEqual([4]);
      expect(await sequences({ change: "REMOVED" }, newest)).toEqual([2, 1]);
      expect(await sequences({ providers: [] }, newest)).toEqual([]);
      expect(await sequences({}, { before: 4, limit: 2 })).toEqual([3, 2]);
      expect(await sequences({}, { since: 1, limit: 2 })).toEqual([2, 3]);
      expect(await sequences({ country: "FR" }, { since: 3, limit: 2 })).toEqual([]);
    });

    it("exports titles with offers in a country by type and id", async () => {
      await store.note(
        [
          { type: "movie", id: 603 },
          { type: "movie", id: 9 },
        ],
        NOW,
      );
      const german = new Map([["DE", [offer(8)]]]);
      await store.record({ type: "movie", id: 9 }, update(0, { offers: german }));
      await store.record({ type: "tv", id: 1399 }, update(1, { offers: german }));
      const keys = async (...parameters: Parameters<AvailabilityStore["exportPage"]>) =>
        (await store.exportPage(...parameters)).map(({ title }) => `${title.type} ${title.id}`);
      expect(await keys("DE", null, 1)).toEqual(["movie 9"]);
      expect(await keys("DE", null, 10)).toEqual(["movie 9", "tv 1399"]);
      expect(await keys("DE", { type: "movie", id: 9 }, 10)).toEqual(["tv 1399"]);
      const [first] = await store.exportPage("US", null, 10);
      expect(first).toEqual({
        title: FIGHT_CLUB,
        label: { name: SHOWN.name, year: SHOWN.year, ...IDENTIFIERS },
        checkedAt: NOW,
        offers: new Map([["US", [offer(337)]]]),
      });
    });

    it("says how far the catalog has come", async () => {
      expect(await store.stats(NOW)).toEqual({
        known: 4,
        observed: 3,
        due: 1,
        changes: 4,
        observingSince: NOW,
      });
    });

    it("knows since when titles are observed, however many wait for their first observation", async () => {
      expect(await store.observingSince()).toBe(NOW);
    });

    it("observes later what is postponed", async () => {
      await store.postpone({ type: "movie", id: 603 }, NOW + HOUR);
      expect(await store.due(NOW, 10)).toEqual([]);
      expect(await store.due(NOW + HOUR, 10)).toEqual([{ type: "movie", id: 603 }]);
    });

    it("forgets what is too old, no longer wanted or too much, and never reuses a sequence", async () => {
      await store.note([{ type: "movie", id: 11 }], NOW - 100 * HOUR);
      await store.note([{ type: "movie", id: 9 }], NOW + 2 * HOUR);
      await store.note([{ type: "movie", id: 603 }], NOW + 3 * HOUR);
      await store.forget({ changesBefore: 0, wantedBefore: NOW - HOUR, max: 3 });
      expect(await store.load({ type: "movie", id: 11 })).toBeNull();
      expect(await store.load({ type: "tv", id: 1399 })).toBeNull();
      expect(await store.load(FIGHT_CLUB)).not.toBeNull();
      expect(await store.offersIn([{ type: "tv", id: 1399 }], "DE")).toEqual([null]);
      await store.forget({ changesBefore: NOW + HOUR, wantedBefore: 0, max: 10 });
      const left = await store.changes({}, { before: null, limit: 10 });
      expect(left.map(({ sequence }) => sequence)).toEqual([4]);
      expect(await store.changeBounds()).toEqual({ oldest: 4, newest: 4 });
      await store.record(FIGHT_CLUB, update(2, { changes: [added("DE", 8)] }));
      const [newest] = await store.changes({}, { before: null, limit: 1 });
      expect(newest?.sequence).toBe(5);
    });

    it("gives a title that is due in a month: the clock was wrong", async () => {
      await store.postpone(FIGHT_CLUB, NOW + 30 * 24 * HOUR);
      expect(await store.due(NOW, 10)).toContainEqual(FIGHT_CLUB);
    });

    it("puts aside what was observed of another film database", async () => {
      const id = await store.storeId();
      expect(await store.setSource("SAMPLE")).toBeNull();
      expect(await store.setSource("SAMPLE")).toBeNull();
      expect(await store.load(FIGHT_CLUB)).not.toBeNull();
      expect(await store.storeId()).toBe(id);
      expect(await store.setSource("TMDB")).toContain("SAMPLE");
      expect(await store.load(FIGHT_CLUB)).toBeNull();
      expect(await store.changeBounds()).toBeNull();
      expect(await store.storeId()).not.toBe(id);
      await store.note([FIGHT_CLUB], NOW);
      expect(await store.load(FIGHT_CLUB)).not.toBeNull();
    });
  });
  describeSharedAvailabilityStore(open);
}
