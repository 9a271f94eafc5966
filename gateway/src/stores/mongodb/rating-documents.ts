import type { Collection, CollectionOptions, Db } from "mongodb";
import type { Stars } from "../rating-store.ts";
import type { TitleKey } from "../../film-database/title-key.ts";

/** What a session gives a title; 0 takes it back. */
export interface GivenStars {
  readonly session: string;
  readonly stars: Stars | 0;
}

/** A session's rating of a title. */
export interface RatingDocument {
  type: TitleKey["type"];
  id: number;
  session: string;
  /**
   * The stars, and the revision of the totals that counts them. The fields' order matters: the greater
   * object is the one with the greater revision. 0 stars are a rating that was taken back.
   */
  given: { revision: number; stars: number };
  /** When a rating was taken back; says nothing where `given.stars` is not 0. */
  removedAt?: Date;
}

/** What all sessions gave a title, and the ratings last counted. */
export interface TotalsDocument {
  /** `movie:603` */
  _id: string;
  stars: number;
  count: number;
  /** Grows with each change of `stars` and `count`. */
  revision: number;
  /** The ratings that `revision` counts first, for as long as they may not be in `ratings` yet. */
  log: GivenStars[];
}

/** A taken back rating is deleted after a day. */
const REMOVED_SECONDS = 24 * 60 * 60;

/** A rating is counted relative to the stars that it replaces: those of a secondary may be outdated. */
const CURRENT: CollectionOptions = { readPreference: "primary" };

export function ratings(database: Db): Collection<RatingDocument> {
  return database.collection<RatingDocument>("ratings", CURRENT);
}

export function ratingTotals(database: Db): Collection<TotalsDocument> {
  return database.collection<TotalsDocument>("rating_totals", CURRENT);
}

/** Makes the indexes of the ratings; does nothing where they are. */
export async function prepareRatings(database: Db): Promise<void> {
  await ratings(database).createIndexes([
    { key: { type: 1, id: 1, session: 1 }, name: "one_per_session", unique: true },
    {
      key: { removedAt: 1 },
      name: "removed",
      expireAfterSeconds: REMOVED_SECONDS,
      partialFilterExpression: { "given.stars": 0 },
    },
  ]);
}

/** The stars that a document says were given; 0 where none are. */
export function starsIn(document: RatingDocument | null): number {
  return document?.given.stars ?? 0;
}
