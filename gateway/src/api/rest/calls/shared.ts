import { AppError } from "../../../errors.ts";
import { LIFETIMES } from "../../../film-database/cache/lifetimes.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How long each kind of response may be stored; the same as the schema's `@cacheControl` says. */
export const CACHE = {
  title: { maxAge: HOUR, responseCache: true },
  list: { maxAge: 10 * MINUTE, responseCache: true },
  /** A client that polls is never more than a minute behind. */
  changes: { maxAge: MINUTE, responseCache: true, neverStale: true },
  genres: { maxAge: HOUR, responseCache: true },
  reference: { maxAge: 24 * HOUR, responseCache: true },
  /** Totals have a separate cache, which a new rating updates immediately. */
  rating: { maxAge: LIFETIMES.rating.fresh / 1000, responseCache: false },
  personal: { maxAge: 0, responseCache: false },
} as const;

/** @throws AppError NOT_FOUND for null */
export function found<Value>(value: Value | null): Value {
  if (value === null) throw notFound();
  return value;
}

export function notFound(): AppError {
  return new AppError("NOT_FOUND", "Not found");
}
