import type { Parameters } from "./client/fetch-json.ts";
import type { DiscoverParameters, MediaType } from "./request-parameters.ts";

export function filtersOffers(parameters: DiscoverParameters): boolean {
  const { providers, allProviders, withoutProviders, offerKinds } = parameters;
  return [providers, allProviders, withoutProviders, offerKinds].some(
    (list) => list != null && list.length > 0,
  );
}

/** The film database has other names for dates and sorts of shows, ignores `region` there, and has `watch_region` for offers. */
export function discoverParameters(type: MediaType, parameters: DiscoverParameters): Parameters {
  const date = type === "movie" ? "primary_release_date" : "first_air_date";
  const year = type === "movie" ? "primary_release_year" : "first_air_date_year";
  const { providers, allProviders, withoutProviders, offerKinds } = parameters;
  return {
    sort_by: (parameters.sort ?? "popularity.desc").replace("release_date", date),
    page: parameters.page ?? 1,
    include_adult: parameters.includeAdult ?? false,
    region: type === "movie" ? (parameters.region ?? undefined) : undefined,
    watch_region: filtersOffers(parameters)
      ? (parameters.watchRegion ?? parameters.region ?? undefined)
      : undefined,
    with_watch_providers: joined(providers, "|") ?? joined(allProviders, ","),
    without_watch_providers: joined(withoutProviders, "|"),
    with_watch_monetization_types: joined(offerKinds, "|"),
    with_original_language: parameters.originalLanguage ?? undefined,
    with_origin_country: parameters.originCountry ?? undefined,
    with_genres: joined(parameters.genres, ",") ?? joined(parameters.anyGenres, "|"),
    without_genres: joined(parameters.withoutGenres, "|"),
    with_keywords: joined(parameters.keywords, ",") ?? joined(parameters.anyKeywords, "|"),
    ...(type === "movie" && movieParameters(parameters)),
    [year]: parameters.year ?? undefined,
    [`${date}.gte`]: parameters.releasedFrom ?? undefined,
    [`${date}.lte`]: parameters.releasedTo ?? undefined,
    "air_date.gte": parameters.airedFrom ?? undefined,
    "air_date.lte": parameters.airedTo ?? undefined,
    "vote_average.gte": parameters.voteAverageMin ?? undefined,
    "vote_average.lte": parameters.voteAverageMax ?? undefined,
    "vote_count.gte": parameters.voteCountMin ?? undefined,
    "with_runtime.gte": parameters.runtimeMin ?? undefined,
    "with_runtime.lte": parameters.runtimeMax ?? undefined,
  };
}

function movieParameters(parameters: DiscoverParameters): Parameters {
  const { people, anyPeople, certificationMax, certificationCountry, region } = parameters;
  return {
    with_people: joined(people, ",") ?? joined(anyPeople, "|"),
    "certification.lte": certificationMax ?? undefined,
    certification_country:
      certificationMax == null ? undefined : (certificationCountry ?? region ?? undefined),
  };
}

function joined(values: readonly (string | number)[] | null | undefined, separator: string) {
  return values?.length ? values.join(separator) : undefined;
}
