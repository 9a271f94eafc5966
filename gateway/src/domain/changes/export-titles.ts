import { setImmediate } from "node:timers/promises";
import type { AvailabilityStore, ExportedTitle } from "../../stores/availability-store.ts";
import type { TitleKey } from "../../film-database/title-key.ts";

/** So many titles are read at a time; with offers in 60 countries, that takes 20 ms. */
const BATCH = 32;

/**
 * Every observed title with offers in a country, by type and number. Reads in small batches as it is consumed, and yields to
 * other work after each: SQLite's reads are synchronous.
 */
export async function* exportTitles(
  store: Pick<AvailabilityStore, "exportPage">,
  country: string,
  after: TitleKey | null,
): AsyncGenerator<ExportedTitle> {
  for (let last = after; ;) {
    const page = await store.exportPage(country, last, BATCH);
    yield* page;
    const end = page.at(-1);
    if (end === undefined || page.length < BATCH) return;
    await setImmediate();
    last = end.title;
  }
}
