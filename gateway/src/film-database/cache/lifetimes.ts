import { lacksOffers } from "../records/details.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** For how long data is fresh, and for how long after that it may be served stale, in milliseconds. */
export interface Lifetime {
  readonly fresh: number;
  readonly stale: number;
}

/** The film database's terms: nothing is stored longer than six months. */
export const MAX_KEPT_MS = 180 * DAY;

/** The product promises that titles are refreshed every 12 hours, genres every hour, average ratings every ten seconds. */
export const LIFETIMES = {
  /** A title with credits, similar titles and availability. */
  details: { fresh: 12 * HOUR, stale: 30 * DAY },
  /** Popular, top rated, discover… */
  list: { fresh: 10 * MINUTE, stale: 7 * DAY },
  trending: { fresh: 10 * MINUTE, stale: 7 * DAY },
  search: { fresh: 5 * MINUTE, stale: 1 * DAY },
  genres: { fresh: 1 * HOUR, stale: 60 * DAY },
  /** Countries, languages, providers of a country. */
  reference: { fresh: 24 * HOUR, stale: 60 * DAY },
  /** Which title an identifier of another catalog means. */
  find: { fresh: 24 * HOUR, stale: 60 * DAY },
  /** A title that came without its offers. */
  incomplete: { fresh: 10 * MINUTE, stale: 30 * DAY },
  /** That the film database knows no such thing, of whatever kind. */
  missing: { fresh: 10 * MINUTE, stale: 1 * HOUR },
  /** A title's average rating: never served stale, since the store can be read at any time. */
  rating: { fresh: 10 * SECOND, stale: 0 },
} as const satisfies Record<string, Lifetime>;

/** A kind of film database data, by its lifetime. */
export type DataKind = (typeof DATA_KINDS)[number];
export const DATA_KINDS = [
  "details",
  "list",
  "trending",
  "search",
  "genres",
  "reference",
  "find",
] as const satisfies readonly (keyof typeof LIFETIMES)[];

/** The lifetime of a value; "no such thing" (null) and a title without its offers live shorter. */
export function getLifetime(kind: DataKind, value: unknown): Lifetime {
  if (kind === "details" && lacksOffers(value)) return LIFETIMES.incomplete;
  return value === null ? LIFETIMES.missing : LIFETIMES[kind];
}
