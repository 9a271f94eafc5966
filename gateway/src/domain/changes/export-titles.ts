import { setImmediate } from "node:timers/promises";
import type { AvailabilityStore, ExportedTitle } from "../../stores/availability-store.ts";
import type { TitleKey } from "../../film-database/title-key.ts";

/** So many titles are read at a time; with offers in 60 countries, that takes 20 ms. */
const BATCH = 32;

/**
 * Every observed title with offers in one of some countries, or in any where null, by type and number. Reads in small
 * batches as it is consumed, and yields to other work after each: SQLite's reads are synchronous.
 */
export async function* exportTitles(
  store: Pick<AvailabilityStore, "exportPage">,
  countries: readonly string[] | null,
  after: TitleKey | null,
): AsyncGenerator<ExportedTitle> {
  const [one = null, ...others] = countries ?? [];
  const isSeveral = others.length > 0;
  for (let last = after; ;) {
    const page = await store.exportPage(isSeveral ? null : one, last, BATCH);
    yield* isSeveral ? page.flatMap((title) => onlyIn(title, countries ?? [])) : page;
    const end = page.at(-1);
    if (end === undefined || page.length < BATCH) return;
    await setImmediate();
    last = end.title;
  }
}

/** A title with its offers in some countries alone; nothing where it has none there. */
function onlyIn(title: ExportedTitle, countries: readonly string[]): ExportedTitle[] {
  const offers = new Map([...title.offers].filter(([country]) => countries.includes(country)));
  return offers.size === 0 ? [] : [{ ...title, offers }];
}
