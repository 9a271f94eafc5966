import type { TitleKey } from "../film-database/records/title.ts";

export type Stars = 1 | 2 | 3 | 4 | 5;

export interface RatingTotals {
  /** 1 to 5, unrounded; null when nobody rated. */
  readonly average: number | null;
  readonly count: number;
}

/**
 * At most one rating a title and session. A write resolves when it would survive a crash of process and machine. Methods
 * reject with `StoreUnavailableError` within seconds, and work again when the store is back.
 */
export interface RatingStore {
  /** Whether gateways of other machines may write to it. */
  readonly isShared: boolean;

  /** Stores the stars a session gives a title, in place of those it gave before. */
  rate(title: TitleKey, sessionId: string, stars: Stars): Promise<void>;

  remove(title: TitleKey, sessionId: string): Promise<void>;

  sessionRating(title: TitleKey, sessionId: string): Promise<Stars | null>;

  /** The totals of several titles, in the order requested, in one round trip. */
  totals(titles: readonly TitleKey[]): Promise<RatingTotals[]>;
}

/** A stored number as stars. Throws a `RangeError` when it is none: something else wrote the store. */
export function toStars(value: number): Stars {
  if (value === 1 || value === 2 || value === 3 || value === 4 || value === 5) return value;
  throw new RangeError(`A stored rating has ${value} stars`);
}
