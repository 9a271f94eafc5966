import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AvailabilityStore } from "../../src/stores/availability-store.ts";
import type { Stores } from "../../src/stores/stores.ts";
import { added, FIGHT_CLUB, NOW, update } from "./observations.ts";

/**
 * What every store of availability does for several gateways concurrently; `open` gives one whose data no other test uses.
 */
export function describeSharedAvailabilityStore(open: () => Promise<Stores>): void {
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
