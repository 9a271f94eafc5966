import type { MediaType } from "../film-database/request-parameters.ts";
import { InvalidFieldError } from "../titles/bounds.ts";
import { checkDiscoverFilter, type DiscoverFilter } from "../titles/discover.ts";
import type { z } from "zod";
import { badUserInput } from "../errors.ts";
import {
  firstAirYear,
  firstAiredFrom,
  firstAiredTo,
  genres,
  includeAdult,
  offerKinds,
  originCountry,
  originalLanguage,
  providers,
  releaseYear,
  releasedFrom,
  releasedTo,
  runtimeFrom,
  runtimeTo,
  sortBy,
  voteFrom,
  voteTo,
  votesFrom,
  watchRegion,
} from "./parameters/list-filters.ts";
import { paged } from "./parameters.ts";

/** The query of a discover call. */
export const discoverQuery = paged.extend({
  sort_by: sortBy.default("popularity.desc"),
  with_genres: genres.optional(),
  primary_release_year: releaseYear.optional(),
  first_air_date_year: firstAirYear.optional(),
  "vote_average.gte": voteFrom.optional(),
  "vote_average.lte": voteTo.optional(),
  "vote_count.gte": votesFrom.optional(),
  "with_runtime.gte": runtimeFrom.optional(),
  "with_runtime.lte": runtimeTo.optional(),
  with_original_language: originalLanguage.optional(),
  with_origin_country: originCountry.optional(),
  include_adult: includeAdult.default(false),
  "primary_release_date.gte": releasedFrom.optional(),
  "primary_release_date.lte": releasedTo.optional(),
  "first_air_date.gte": firstAiredFrom.optional(),
  "first_air_date.lte": firstAiredTo.optional(),
  with_watch_providers: providers.optional(),
  with_watch_monetization_types: offerKinds.optional(),
  watch_region: watchRegion.optional(),
});

/** The parameters of a discover call, parsed. */
export type DiscoverQuery = z.output<typeof discoverQuery>;

/** Whether the list depends on offers, which are looked up in one country. */
function filtersOffers(query: {
  with_watch_providers?: unknown;
  with_watch_monetization_types?: unknown;
}): boolean {
  return (
    query.with_watch_providers !== undefined || query.with_watch_monetization_types !== undefined
  );
}

/** The film database knows no regions of shows; there `region` only replaces `watch_region`. */
export function ignoresRegion(type: MediaType, query: DiscoverQuery): boolean {
  if (type === "movie") return false;
  return !filtersOffers(query) || query.watch_region !== undefined;
}

/** The domain's fields under the names of the query. */
const PARAMETER_OF: Readonly<Record<string, string>> = {
  voteAverageMin: "vote_average.gte",
  runtimeMin: "with_runtime.gte",
  releasedFrom: "primary_release_date.gte",
  region: "watch_region",
};

/** The parameters that have no meaning for a type of title. */
const OF_OTHER_TYPE = {
  movie: ["first_air_date_year", "first_air_date.gte", "first_air_date.lte"],
  tv: ["primary_release_year"],
} as const;

/**
 * The filter that a query describes.
 *
 * @throws AppError BAD_USER_INPUT naming the parameter that is wrong, such as the year of the other type of title
 */
export function discoverFilter(type: MediaType, query: DiscoverQuery): DiscoverFilter {
  const ofOtherType = OF_OTHER_TYPE[type].find((name) => query[name] !== undefined);
  if (ofOtherType !== undefined) throw badUserInput(`Invalid ${ofOtherType}`);
  const { match, ids } = query.with_genres ?? { match: "all" };
  const filter: DiscoverFilter = {
    region: query.region,
    originalLanguage: query.with_original_language,
    genres: match === "all" ? ids : undefined,
    anyGenres: match === "any" ? ids : undefined,
    year: type === "movie" ? query.primary_release_year : query.first_air_date_year,
    releasedFrom: query["first_air_date.gte"] ?? query["primary_release_date.gte"],
    releasedTo: query["first_air_date.lte"] ?? query["primary_release_date.lte"],
    voteAverageMin: query["vote_average.gte"],
    voteAverageMax: query["vote_average.lte"],
    voteCountMin: query["vote_count.gte"],
    runtimeMin: query["with_runtime.gte"],
    runtimeMax: query["with_runtime.lte"],
    originCountry: query.with_origin_country,
    includeAdult: query.include_adult,
    providers: query.with_watch_providers,
    offerKinds: query.with_watch_monetization_types,
    watchRegion: query.watch_region,
  };
  try {
    checkDiscoverFilter(filter);
  } catch (error) {
    if (!(error instanceof InvalidFieldError)) throw error;
    throw badUserInput(`Invalid ${PARAMETER_OF[error.field] ?? error.field}`);
  }
  return filter;
}
