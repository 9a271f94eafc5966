import { setImmediate as nextTick } from "node:timers/promises";
import { artworkPaths } from "../api/shapes.ts";
import { buildCatalog, sampleTitles } from "../catalog/catalog.ts";
import type { Title } from "../catalog/title.ts";
import { addDays, dayOf } from "../dates.ts";
import { SAMPLE_TODAY } from "../options.ts";
import { offerIds } from "./availability.ts";
import { licenceTerm } from "./licences.ts";

const HOUR = 3_600_000;
/** How far back the sample's history goes on the first start. */
const DAYS = 14;
/** Twice a day, so that what left is confirmed as gone on the same day. */
const HOURS_OF_DAY = [3, 12];

type TitleKey = { readonly type: Title["kind"]; readonly id: number };

/** Where observations go. */
interface HistoryReader {
  /** Notes the titles that will be observed. */
  readonly note: (titles: readonly TitleKey[], at: number) => Promise<void>;
  readonly record: (title: TitleKey, observation: ReturnType<typeof observe>) => Promise<unknown>;
}

/** What an observer of the film database sees of a title at a moment, in milliseconds since 1970. */
function observe(title: Title, at: number) {
  const { title: name, imdbId, wikidataId, date } = title;
  const year = date === "" ? null : Number(date.slice(0, 4));
  const label = { name, imdbId, wikidataId, year, posterPath: artworkPaths(title).poster_path };
  return { at, label, offers: offerIds(title, dayOf(at)) };
}

/**
 * Observes the last two weeks of the sample film database, which knows the availability of earlier days, so that a first
 * start has something to show. Observations come in the order of time, in which changes are numbered.
 *
 * @param titles how many titles to observe at most
 * @param now milliseconds since 1970
 */
export async function observeHistory(
  { titles: max, now }: { readonly titles: number; readonly now: number },
  { note, record }: HistoryReader,
  signal: AbortSignal,
): Promise<void> {
  const { movie, tv } = buildCatalog(sampleTitles(SAMPLE_TODAY));
  const titles = [...movie.titles, ...tv.titles].slice(0, max);
  await note(
    titles.map(({ kind: type, id }) => ({ type, id })),
    now,
  );
  const first = addDays(dayOf(now), -DAYS);
  const days = Array.from({ length: DAYS + 1 }, (_, index) => addDays(first, index));
  for (const day of days) {
    const changed = titles.filter(
      (title) => day === first || licenceTerm(title, day) !== licenceTerm(title, addDays(day, -1)),
    );
    const moments = HOURS_OF_DAY.map((hour) => Date.parse(day) + hour * HOUR);
    for (const at of moments.filter((moment) => moment < now)) await recordAll(changed, at);
  }
  await recordAll(titles, now);

  async function recordAll(observed: readonly Title[], at: number) {
    for (let index = 0; index < observed.length && !signal.aborted; index += 20) {
      const batch = observed.slice(index, index + 20);
      await Promise.all(
        batch.map((title) => record({ type: title.kind, id: title.id }, observe(title, at))),
      );
      // Requests come in between.
      await nextTick();
    }
  }
}
