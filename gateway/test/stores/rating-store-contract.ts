import { randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { array, assert, asyncProperty, constantFrom, integer, record } from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RatingStore, Stars } from "../../src/stores/rating-store.ts";
import type { Stores } from "../../src/stores/stores.ts";
import { titleKeyText, type TitleKey } from "../../src/film-database/records/title.ts";

const NOBODY = { average: null, count: 0 };
let nextId = 1;

/** A title that no other test uses. */
function newTitle(type: TitleKey["type"] = "movie"): TitleKey {
  return { type, id: nextId++ };
}

/** What every rating store does; `open` gives one whose data no other test uses. */
export function describeRatingStore(open: () => Promise<Stores>): void {
  describe("keeps ratings and", () => {
    let stores: Stores;
    let ratings: RatingStore;
    beforeAll(async () => {
      stores = await open();
      ratings = stores.ratings;
    });
    afterAll(() => stores.close());

    it("has nothing for a title that nobody rated", async () => {
      const title = newTitle();
      expect(await ratings.sessionRating(title, randomUUID())).toBeNull();
      expect(await ratings.totals([title])).toEqual([NOBODY]);
      expect(await ratings.totals([])).toEqual([]);
    });

    it("gives a session its stars back and counts them once", async () => {
      const title = newTitle();
      const session = randomUUID();
      await ratings.rate(title, session, 2);
      await ratings.rate(title, session, 5);
      await ratings.rate(title, randomUUID(), 4);
      expect(await ratings.sessionRating(title, session)).toBe(5);
      expect(await ratings.totals([title])).toEqual([{ average: 4.5, count: 2 }]);
    });

    it("tells sessions, titles and kinds of title apart", async () => {
      const movie = newTitle("movie");
      const show: TitleKey = { type: "tv", id: movie.id };
      const session = randomUUID();
      await ratings.rate(movie, session, 1);
      await ratings.rate(show, session, 5);
      expect(await ratings.sessionRating(movie, session)).toBe(1);
      expect(await ratings.sessionRating(show, session)).toBe(5);
      expect(await ratings.sessionRating(movie, randomUUID())).toBeNull();
      expect(await ratings.totals([movie])).toEqual([{ average: 1, count: 1 }]);
    });

    it("forgets a rating that is taken back, and takes one back twice without harm", async () => {
      const title = newTitle();
      const session = randomUUID();
      await ratings.rate(title, session, 3);
      await ratings.remove(title, session);
      await ratings.remove(title, session);
      expect(await ratings.sessionRating(title, session)).toBeNull();
      expect(await ratings.totals([title])).toEqual([NOBODY]);
    });

    it("returns the totals of many titles in the order requested, one requested twice included", async () => {
      const [first, second, unrated] = [newTitle("tv"), newTitle("movie"), newTitle("tv")];
      await ratings.rate(first, randomUUID(), 5);
      await ratings.rate(second, randomUUID(), 2);
      expect(await ratings.totals([second, unrated, first, second])).toEqual([
        { average: 2, count: 1 },
        NOBODY,
        { average: 5, count: 1 },
        { average: 2, count: 1 },
      ]);
    });

    it("treats everything in a session's id as text", async () => {
      const title = newTitle();
      for (const session of ["' OR 1=1 --", "$ne", "__proto__", "%"]) {
        expect(await ratings.sessionRating(title, session)).toBeNull();
      }
    });

    it("keeps the totals in step with the ratings whatever is done in whatever order", async () => {
      const step = record({
        title: integer({ min: 0, max: 2 }),
        session: integer({ min: 0, max: 3 }),
        stars: constantFrom<0 | Stars>(0, 1, 2, 3, 4, 5),
      });
      await assert(
        asyncProperty(array(step, { maxLength: 25 }), async (steps) => {
          const titles = [newTitle(), newTitle("tv"), newTitle()];
          const model = new Map<string, Map<number, Stars>>();
          for (const { title: index, session, stars } of steps) {
            const title = titles[index] ?? newTitle();
            const given = model.get(titleKeyText(title)) ?? new Map<number, Stars>();
            model.set(titleKeyText(title), given);
            if (stars === 0) {
              given.delete(session);
              await ratings.remove(title, `session-${session}`);
            } else {
              given.set(session, stars);
              await ratings.rate(title, `session-${session}`, stars);
            }
          }
          const expected = titles.map((title) => {
            const all = [...(model.get(titleKeyText(title)) ?? new Map<number, Stars>()).values()];
            const sum = all.reduce((total, stars) => total + stars, 0);
            return all.length === 0 ? NOBODY : { average: sum / all.length, count: all.length };
          });
          expect(await ratings.totals(titles)).toEqual(expected);
        }),
        { numRuns: 20 },
      );
    });

    it("stores 1,000 ratings of one title concurrently, while averages are read", async () => {
      const title = newTitle();
      const done = new AbortController();
      const writes = Promise.all(
        Array.from({ length: 1_000 }, (_, n) => ratings.rate(title, `session-${n}`, n % 2 ? 4 : 2)),
      ).finally(() => done.abort());
      const counts: number[] = [];
      while (!done.signal.aborted) {
        const [totals] = await ratings.totals([title]);
        counts.push(totals?.count ?? Number.NaN);
        await setImmediate();
      }
      await writes;
      expect(counts).toEqual(counts.toSorted((a, b) => a - b));
      expect(await ratings.totals([title])).toEqual([{ average: 3, count: 1_000 }]);
    }, 120_000);

    it("keeps one rating for each of 50 keys, upserted 20 times concurrently each", async () => {
      const title = newTitle();
      const sessions = Array.from({ length: 50 }, () => randomUUID());
      const writes = sessions.flatMap((session) =>
        Array.from({ length: 20 }, async (_, n) => ratings.rate(title, session, n % 2 ? 4 : 2)),
      );
      await Promise.all(writes);
      const [totals] = await ratings.totals([title]);
      expect(totals?.count).toBe(50);
      const kept = await Promise.all(
        sessions.map((session) => ratings.sessionRating(title, session)),
      );
      const sum = kept.reduce<number>((total, stars) => total + (stars ?? Number.NaN), 0);
      expect(totals?.average).toBeCloseTo(sum / 50, 10);
    }, 240_000);
  });
}
