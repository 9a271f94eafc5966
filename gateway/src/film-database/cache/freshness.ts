const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long an answer is fresh, and how long after that it may still stand in, in milliseconds. */
export interface Freshness {
  readonly fresh: number;
  readonly stale: number;
}

/** The film database's terms: nothing is kept longer than six months. */
export const LONGEST_KEPT = 180 * DAY;

/**
 * How long each kind of answer lives. "Data is refreshed every 12 hours" and "genre list cached
 * 1 hour" are promises of the specification, sections 1 and 9; the rating's ten seconds are section 7's.
 */
export const FRESHNESS = {
  /** A title with credits, similar titles and availability. */
  details: { fresh: 12 * HOUR, stale: 30 * DAY },
  /** Popular, top rated, discover… */
  list: { fresh: 10 * MINUTE, stale: 7 * DAY },
  trending: { fresh: 10 * MINUTE, stale: 7 * DAY },
  search: { fresh: 5 * MINUTE, stale: 1 * DAY },
  genres: { fresh: 1 * HOUR, stale: 60 * DAY },
  /** Countries, languages, services of a country. */
  reference: { fresh: 24 * HOUR, stale: 60 * DAY },
  /** Which title an identifier of another catalogue means. */
  find: { fresh: 24 * HOUR, stale: 60 * DAY },
  /** That the film database knows no such thing, of whatever kind. */
  missing: { fresh: 10 * MINUTE, stale: 1 * HOUR },
  /** A title's average rating, which is our own: the store is asked rather than a stale one given. */
  rating: { fresh: 10 * SECOND, stale: 0 },
} as const satisfies Record<string, Freshness>;

/** A kind of answer of the film database, by how long it lives. */
export type AnswerKind = Exclude<keyof typeof FRESHNESS, "missing" | "rating">;

/** The life of an answer: one that says "no such thing" lives shorter. */
export function freshnessOf(kind: AnswerKind, value: unknown): Freshness {
  return value === null ? FRESHNESS.missing : FRESHNESS[kind];
}
