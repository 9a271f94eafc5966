import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AvailabilityStore, OfferState } from "../../src/stores/availability-store.ts";
import type { Stores } from "../../src/stores/stores.ts";
import type { TitleKey } from "../../src/film-database/records/title.ts";
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
  describe("for several gateways", () => {
    let stores: Stores;
    let store: AvailabilityStore;
    beforeAll(async () => {
      stores = await open();
      store = stores.availability;
    });
    afterAll(() => stores.close());

    it("has an id of its own that stays, also when several gateways ask at first", async () => {
      const ids = await Promise.all(Array.from({ length: 5 }, () => store.storeId()));
      expect(ids[0]).toMatch(/^[\da-f]{16}$/u);
      expect(new Set([...ids, await store.storeId()]).size).toBe(1);
      const another = await open();
      expect(await another.availability.storeId()).not.toBe(ids[0]);
      await another.close();
    });

    it("keeps the moment at which all titles had been observed", async () => {
      expect(await store.completeSince()).toBeNull();
      await Promise.all([store.noteComplete(NOW), store.noteComplete(NOW)]);
      await store.noteComplete(NOW + 1);
      expect(await store.completeSince()).toBe(NOW);
    });

    it("stores one of several observations made from the same state concurrently", async () => {
      await store.note([FIGHT_CLUB], NOW);
      const changes = [added("IT", 1), added("IT", 2), added("IT", 3)];
      const outcomes = await Promise.all(
        Array.from({ length: 5 }, () => store.record(FIGHT_CLUB, update(0, { changes }))),
      );
      expect(outcomes.filter(Boolean)).toHaveLength(1);
      expect(await store.changes({ country: "IT" }, { before: null, limit: 10 })).toHaveLength(3);
    });

    it("numbers changes without gaps when several titles are recorded concurrently", async () => {
      const titles = Array.from({ length: 12 }, (_, id) => ({ type: "tv", id: id + 1 }) as const);
      await store.note(titles, NOW);
      const changes = [added("ES", 1), added("ES", 2)];
      await Promise.all(titles.map((title) => store.record(title, update(0, { changes }))));
      const stored = await store.changes({ country: "ES" }, { since: 0, limit: 100 });
      expect(stored).toHaveLength(24);
      const first = stored[0]?.sequence ?? 0;
      expect(stored.map(({ sequence }) => sequence)).toEqual(stored.map((_, i) => first + i));
    });

    it("gives a lease to one holder at a time, who can extend and end it", async () => {
      expect(await store.takeLease("work", "a", NOW, NOW + 10)).toBe(true);
      expect(await store.takeLease("work", "b", NOW + 9, NOW + 19)).toBe(false);
      expect(await store.takeLease("work", "a", NOW + 9, NOW + 19)).toBe(true);
      expect(await store.takeLease("work", "b", NOW + 11, NOW + 21)).toBe(false);
      expect(await store.takeLease("work", "b", NOW + 19, NOW + 29)).toBe(true);
      // The clock was set back by a day.
      expect(await store.takeLease("work", "a", NOW - 86_400_000, NOW - 86_399_990)).toBe(true);
      expect(await store.takeLease("work", "b", NOW + 19, NOW + 29)).toBe(true);
      await store.endLease("work", "a");
      expect(await store.takeLease("work", "a", NOW + 20, NOW + 30)).toBe(false);
      await store.endLease("work", "b");
      expect(await store.takeLease("work", "a", NOW + 20, NOW + 30)).toBe(true);
      expect(await store.takeLease("other", "b", NOW, NOW + 30)).toBe(true);
    });
  });
}
