import { setImmediate as nextTick } from "node:timers/promises";
import { z } from "zod";
import { MONETIZATION_TYPES } from "../../film-database/request-parameters.ts";
import type { AvailabilityStore } from "../../stores/availability-store.ts";
import type { TitleKey } from "../../film-database/title-key.ts";
import type { AvailabilityObserver } from "./availability-observer.ts";
import type { Observation } from "./observation.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** How far back the sample's history goes on the first start. */
const DAYS = 14;
/** Twice a day, so that what left is confirmed as gone on the same day. */
const HOURS_OF_DAY = [3, 12];
/** So many observations are stored at a time; requests come in between. */
const AT_ONCE = 20;

const ids = z.array(z.number().int());
const Line = z.object({
  type: z.enum(["movie", "tv"]),
  id: z.number().int(),
  title: z.string(),
  imdb_id: z.string().nullable(),
  wikidata_id: z.string().nullable(),
  date: z.string(),
  poster_path: z.string().nullable(),
  days: z.array(
    z.object({
      day: z.iso.date(),
      offers: z.record(z.string(), z.partialRecord(z.enum(MONETIZATION_TYPES), ids)),
    }),
  ),
});

type Line = z.infer<typeof Line>;

interface TitleObservation {
  readonly title: TitleKey;
  readonly at: number;
  readonly label: Observation["label"];
  /** As JSON: as objects the offers of all titles take ten times as much memory. */
  readonly offers: string;
}

/**
 * Observes the last two weeks of the sample film database, which has the availability of earlier days, so that a first
 * start has something to show. Does nothing for a film database that only knows the present.
 *
 * @param origin of the sample's server
 * @param titles how many titles to observe at most
 * @throws Error when the sample does not respond
 */
export async function observeSampleHistory(
  { origin, store, titles, now }: HistoryParts,
  observer: AvailabilityObserver,
  signal: AbortSignal,
): Promise<void> {
  const from = day(now - DAYS * DAY);
  const address = `${origin}/history/availability?from=${from}&to=${day(now)}`;
  const response = await fetch(address, { signal });
  if (!response.ok || !response.body)
    throw new Error(`the sample responded with ${response.status}`);
  const observations: TitleObservation[] = [];
  const known: TitleKey[] = [];
  for await (const text of linesOf(response.body)) {
    const line = Line.parse(JSON.parse(text));
    known.push({ type: line.type, id: line.id });
    observations.push(...observationsOf(line, now));
    if (known.length >= titles) break;
  }
  await store.note(known, now);
  // In the order of time, which is the order in which changes are numbered.
  observations.sort((one, other) => one.at - other.at);
  for (let index = 0; index < observations.length && !signal.aborted;) {
    const batch = nextBatch(observations, index);
    await Promise.all(
      batch.map(({ title, offers, ...rest }) =>
        observer.record(title, { ...rest, offers: readOffers(offers) }),
      ),
    );
    index += batch.length;
    await nextTick();
  }
}

interface HistoryParts {
  readonly origin: string;
  readonly store: AvailabilityStore;
  readonly titles: number;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The next observations, of the same moment. */
function nextBatch(observations: readonly TitleObservation[], from: number): TitleObservation[] {
  const at = observations[from]?.at;
  return observations.slice(from, from + AT_ONCE).filter((observation) => observation.at === at);
}

/** The observations of a title: two on each day of its history that is over, and one now. */
function observationsOf(line: Line, now: number): TitleObservation[] {
  const title = { type: line.type, id: line.id };
  const label = {
    name: line.title,
    imdbId: line.imdb_id,
    wikidataId: line.wikidata_id,
    year: line.date === "" ? null : Number(line.date.slice(0, 4)),
    posterPath: line.poster_path,
  };
  const past = line.days.flatMap(({ day: observedDay, offers }) => {
    const text = JSON.stringify(offers);
    return HOURS_OF_DAY.map((hour) => ({
      title,
      at: Date.parse(observedDay) + hour * HOUR,
      label,
      offers: text,
    }));
  });
  const [latest] = past.slice(-1);
  const until = past.filter(({ at }) => at < now);
  return latest === undefined ? [] : [...until, { ...latest, at: now }];
}

function readOffers(text: string): Observation["offers"] {
  const offers: Line["days"][number]["offers"] = JSON.parse(text);
  return new Map(
    Object.entries(offers).map(([country, byKind]) => [
      country,
      MONETIZATION_TYPES.flatMap((kind) =>
        (byKind[kind] ?? []).map((provider) => ({ provider, kind })),
      ),
    ]),
  );
}

/** The lines of a body; its errors are thrown, and it is cancelled when nobody reads on. */
async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of body) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest !== "") yield rest;
}

function day(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10);
}
