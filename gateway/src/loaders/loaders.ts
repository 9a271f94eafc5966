import DataLoader from "dataloader";
import type { Answer } from "../film-database/cache/answer.ts";
import type { FilmDatabase } from "../film-database/film-database.ts";
import type { MovieDetailsRecord, TvDetailsRecord } from "../film-database/records/details.ts";
import type { Freshness } from "../request-scope.ts";
import type { TitleRatings } from "../ratings/title-ratings.ts";
import type { RatingTotals } from "../stores/rating-store.ts";
import { titleKeyText, type TitleKey } from "../stores/title-key.ts";
import type { WatchProvidersRecord } from "../film-database/records/watch-providers.ts";

/** How many keys one batch holds; the film database is asked for each on its own. */
const MAX_BATCH = 50;

/** A season of a show. */
interface SeasonKey {
  readonly tvShowId: number;
  readonly number: number;
}

/** One request's loaders: each thing is looked up once in a request, however many fields ask. */
export interface Loaders {
  readonly movie: DataLoader<number, Answer<MovieDetailsRecord | null>>;
  readonly tvShow: DataLoader<number, Answer<TvDetailsRecord | null>>;
  readonly seasonWatchProviders: DataLoader<SeasonKey, Answer<WatchProvidersRecord | null>, string>;
  /** The store answers a whole batch in one round trip. */
  readonly ratingTotals: DataLoader<TitleKey, RatingTotals, string>;
}

/**
 * Makes the loaders of one request.
 *
 * @param filmDatabase of the request
 * @param freshness notes ratings that could not be had
 */
export function createLoaders(
  filmDatabase: FilmDatabase,
  ratings: TitleRatings,
  freshness: Freshness,
): Loaders {
  const totalsOf = async (titles: readonly TitleKey[]) => {
    try {
      return await ratings.totals(titles);
    } catch (error) {
      freshness.noteFailure();
      throw error;
    }
  };
  return {
    movie: each((id) => filmDatabase.movie(id)),
    tvShow: each((id) => filmDatabase.tvShow(id)),
    seasonWatchProviders: each(
      ({ tvShowId, number }) => filmDatabase.seasonWatchProviders(tvShowId, number),
      ({ tvShowId, number }) => `${tvShowId}/${number}`,
    ),
    ratingTotals: new DataLoader(totalsOf, { cacheKeyFn: titleKeyText }),
  };
}

/** A loader that looks each key up on its own; one that fails takes no other along. */
function each<Key, Value, CacheKey = Key>(
  load: (key: Key) => Promise<Value>,
  cacheKeyFn?: (key: Key) => CacheKey,
): DataLoader<Key, Value, CacheKey> {
  return new DataLoader<Key, Value, CacheKey>(
    async (keys) => {
      const results = await Promise.allSettled(keys.map(load));
      return results.map((result) =>
        result.status === "fulfilled" ? result.value : errorOf(result.reason),
      );
    },
    { maxBatchSize: MAX_BATCH, ...(cacheKeyFn && { cacheKeyFn }) },
  );
}

function errorOf(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error("a lookup failed", { cause: reason });
}
