import type { TitleType } from "../../generated/schema.ts";
import type { FilterQuery } from "../../paths.ts";
import { kindInAddress, readKinds } from "../../shared/providers/offer-kinds.ts";
import type { FilterSet } from "./filter-set.ts";
import {
  emptyFilterSet,
  mostGenres,
  mostProviders,
  ratingScale,
  runtimeScale,
} from "./filter-set.ts";
import {
  readCountryCode,
  readDay,
  readLanguageCode,
  readNumbers,
  readRange,
  readSwitch,
  readWhole,
} from "./read-values.ts";
import { readSort, writeSort } from "./sort-options.ts";

/** The keys that a type has for itself; those of the other type are ignored and never written. */
export const keysOf = (type: TitleType) =>
  type === "MOVIE"
    ? ({
        year: "primary_release_year",
        from: "primary_release_date.gte",
        to: "primary_release_date.lte",
      } as const)
    : ({
        year: "first_air_date_year",
        from: "first_air_date.gte",
        to: "first_air_date.lte",
      } as const);

/**
 * Reads the filter set of an address, for one type of title. Whatever the address holds, the answer
 * is a valid set: a value out of its control's range, or without sense, is ignored. Never throws.
 */
export const readFilterSet = (query: URLSearchParams, type: TitleType): FilterSet => {
  const keys = keysOf(type);
  // A form without scripts writes a key once for each value.
  const all = (key: string) => query.getAll(key).join(",");
  const [releasedFrom, releasedTo] = inOrder(
    readDay(query.get(keys.from)),
    readDay(query.get(keys.to)),
  );
  return {
    sort: readSort(query.get("sort_by")),
    region: readCountryCode(query.get("region")),
    originalLanguage: readLanguageCode(query.get("with_original_language")),
    genres: readNumbers(all("with_genres"), mostGenres),
    year: readWhole(query.get(keys.year), 1870, 2100),
    releasedFrom,
    releasedTo,
    rating: readRange(query.get("vote_average.gte"), query.get("vote_average.lte"), ratingScale),
    runtime: readRange(query.get("with_runtime.gte"), query.get("with_runtime.lte"), runtimeScale),
    includeAdult: readSwitch(query.get("include_adult")),
    providers: readNumbers(all("with_watch_providers"), mostProviders),
    offerKinds: readKinds(all("with_watch_monetization_types").split(/[,|\s]+/)),
  };
};

const inOrder = (from: string | null, to: string | null) =>
  from !== null && to !== null && from > to ? ([to, from] as const) : ([from, to] as const);

/**
 * Writes a filter set for an address: only what binds, so that equal searches have equal addresses.
 * `readFilterSet` gives it back.
 */
export const writeFilterSet = (set: FilterSet, type: TitleType): FilterQuery => {
  const keys = keysOf(type);
  const written: FilterQuery = {};
  if (set.sort !== emptyFilterSet.sort) written.sort_by = writeSort(set.sort);
  if (set.region !== null) written.region = set.region;
  if (set.originalLanguage !== null) written.with_original_language = set.originalLanguage;
  if (set.genres.length > 0) written.with_genres = set.genres.join(",");
  if (set.year !== null) written[keys.year] = set.year;
  if (set.releasedFrom !== null) written[keys.from] = set.releasedFrom;
  if (set.releasedTo !== null) written[keys.to] = set.releasedTo;
  if (set.rating.min > ratingScale.min) written["vote_average.gte"] = set.rating.min;
  if (set.rating.max < ratingScale.max) written["vote_average.lte"] = set.rating.max;
  if (set.runtime.min > runtimeScale.min) written["with_runtime.gte"] = set.runtime.min;
  if (set.runtime.max < runtimeScale.max) written["with_runtime.lte"] = set.runtime.max;
  if (set.includeAdult) written.include_adult = true;
  if (set.providers.length > 0) written.with_watch_providers = set.providers.join(",");
  if (set.offerKinds.length > 0) {
    written.with_watch_monetization_types = set.offerKinds.map(kindInAddress).join(",");
  }
  return written;
};
