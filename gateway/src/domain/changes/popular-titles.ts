import { randomUUID } from "node:crypto";
import type { FilmDatabase } from "../../film-database/film-database.ts";
import { Freshness } from "../../request-scope.ts";
import type { AvailabilityStore } from "../../stores/availability-store.ts";
import { popularPages } from "../titles/popular-pages.ts";

const DAY_MS = 24 * 60 * 60_000;
const PAGES = 2;

interface Parts {
  readonly filmDatabase: FilmDatabase;
  readonly store: AvailabilityStore;
  /** Waits until the next call to the film database may be made. */
  readonly pace: () => Promise<void>;
  readonly now: () => number;
}

/** Adds the first pages of each country's popular lists, each once a day: a list that was read holds a lease for a day. */
export async function addPopularTitles(
  { filmDatabase, store, pace, now }: Parts,
  signal: AbortSignal,
): Promise<void> {
  const database = filmDatabase.forRequest({
    signal,
    freshness: new Freshness(),
    priority: "background",
  });
  const { value: regions } = await database.regions();
  const lists = [
    { type: "tv", region: undefined } as const,
    ...regions.results.map(({ iso_3166_1 }) => ({ type: "movie", region: iso_3166_1 }) as const),
  ];
  for (const { type, region } of lists) {
    if (signal.aborted) return;
    const lease = `popular:${filmDatabase.source}:${type}:${region ?? "world"}`;
    const holder = randomUUID();
    if (!(await store.takeLease(lease, holder, now(), now() + DAY_MS))) continue;
    try {
      for await (const page of popularPages(database, { type, region, maxPages: PAGES, pace })) {
        await store.note(
          page.map(({ id }) => ({ type, id })),
          now(),
        );
      }
    } catch (error) {
      await store.endLease(lease, holder);
      throw error;
    }
  }
}
