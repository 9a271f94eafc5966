import { setImmediate as nextTick } from "node:timers/promises";
import type { CompactOffers, HistoryEntry } from "./history.ts";
import { OFFER_KINDS, type OfferKind } from "./services.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** How far back the sample's history goes on the first start. */
const DAYS = 14;
/** Twice a day, so that what left is confirmed as gone on the same day. */
const HOURS_OF_DAY = [3, 12];
/** So many observations are stored at a time; requests come in between. */
const AT_ONCE = 20;

/** A title as the history has it, one a line. */
interface Line {
  readonly type: "movie" | "tv";
  readonly id: number;
  readonly title: string;
  readonly imdb_id: string | null;
  readonly wikidata_id: string | null;
  readonly date: string;
  readonly poster_path: string | null;
  readonly days: readonly HistoryEntry[];
}

type TitleKey = Pick<Line, "type" | "id">;

/** What an observer of the film database sees of a title. */
interface Observation {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly label: {
    readonly name: string;
    readonly imdbId: string | null;
    readonly wikidataId: string | null;
    readonly year: number | null;
    readonly posterPath: string | null;
  };
  /** By country code. */
  readonly offers: ReadonlyMap<
    string,
    readonly { readonly provider: number; readonly kind: OfferKind }[]
  >;
}

/** Where observations go. */
export interface HistoryReader {
  /** Notes the titles that will be observed. */
  readonly note: (titles: readonly TitleKey[], at: number) => Promise<void>;
  readonly record: (title: TitleKey, observation: Observation) => Promise<unknown>;
}

interface TitleObservation {
  readonly title: TitleKey;
  readonly at: number;
  readonly label: Observation["label"];
  /** As JSON: as objects the offers of all titles take ten times as much memory. */
  readonly offers: string;
}

/**
 * Observes the last two weeks of the sample film database, which has the availability of earlier days, so that a first
 * start has something to show.
 *
 * @param origin of the sample's server
 * @param titles how many titles to observe at most
 * @throws Error when the sample does not respond
 */
export async function observeHistory(
  { origin, titles, now }: HistoryRequest,
  reader: HistoryReader,
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
    const line: Line = JSON.parse(text);
    known.push({ type: line.type, id: line.id });
    observations.push(...observationsOf(line, now));
    if (known.length >= titles) break;
  }
  await reader.note(known, now);
  // In the order of time, which is the order in which changes are numbered.
  observations.sort((one, other) => one.at - other.at);
  for (let index = 0; index < observations.length && !signal.aborted;) {
    const batch = nextBatch(observations, index);
    await Promise.all(
      batch.map(({ title, offers, ...rest }) =>
        reader.record(title, { ...rest, offers: readOffers(offers) }),
      ),
    );
    index += batch.length;
    await nextTick();
  }
}

interface HistoryRequest {
  readonly origin: string;
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
  const offers: CompactOffers = JSON.parse(text);
  return new Map(
    Object.entries(offers).map(([country, byKind]) => [
      country,
      OFFER_KINDS.flatMap((kind) => (byKind[kind] ?? []).map((provider) => ({ provider, kind }))),
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
