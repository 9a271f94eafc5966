import type { Parameters } from "./client/fetch-json.ts";
import type { DiscoverParameters, MediaType } from "./request-parameters.ts";

type DiscoverFilter = Omit<DiscoverParameters, "sort" | "page">;

/** What the film database calls each filter of movies, whose dates of shows are `first_air_date`; of two with one name the later counts. */
export const FILTER_NAMES = {
  region: "region",
  originalLanguage: "with_original_language",
  originCountry: "with_origin_country",
  includeAdult: "include_adult",
  anyGenres: "with_genres",
  genres: "with_genres",
  withoutGenres: "without_genres",
  anyKeywords: "with_keywords",
  keywords: "with_keywords",
  anyPeople: "with_people",
  people: "with_people",
  allProviders: "with_watch_providers",
  providers: "with_watch_providers",
  withoutProviders: "without_watch_providers",
  offerKinds: "with_watch_monetization_types",
  watchRegion: "watch_region",
  certificationMax: "certification.lte",
  certificationCountry: "certification_country",
  year: "primary_release_year",
  releasedFrom: "primary_release_date.gte",
  releasedTo: "primary_release_date.lte",
  airedFrom: "air_date.gte",
  airedTo: "air_date.lte",
  voteAverageMin: "vote_average.gte",
  voteAverageMax: "vote_average.lte",
  voteCountMin: "vote_count.gte",
  runtimeMin: "with_runtime.gte",
  runtimeMax: "with_runtime.lte",
} as const satisfies Readonly<Record<keyof DiscoverFilter, string>>;

/** A title has each value of these lists, and at least one or none of the others'. */
const OF_ALL = new Set(["genres", "keywords", "people", "allProviders"]);

export function filtersOffers(parameters: DiscoverParameters): boolean {
  const { providers, allProviders, withoutProviders, offerKinds } = parameters;
  return [providers, allProviders, withoutProviders, offerKinds].some(
    (list) => list != null && list.length > 0,
  );
}

/** The film database ignores `region` for shows, and has `watch_region` for offers. */
export function discoverParameters(type: MediaType, parameters: DiscoverParameters): Parameters {
  const { sort = "popularity.desc", page = 1, ...filter } = parameters;
  const { region, watchRegion, certificationMax, certificationCountry } = filter;
  const ofShows = { region: null, people: null, anyPeople: null, certificationMax: null };
  const wanted: DiscoverFilter = {
    ...filter,
    watchRegion: filtersOffers(filter) ? (watchRegion ?? region) : null,
    certificationCountry: certificationMax == null ? null : (certificationCountry ?? region),
    ...(type === "tv" && { ...ofShows, certificationCountry: null }),
  };
  const nameOf = (name: string) =>
    type === "movie" ? name : name.replace(/^primary_release(?:_date)?/u, "first_air_date");
  const written = (Object.keys(FILTER_NAMES) as (keyof DiscoverFilter)[]).flatMap((field) => {
    const value = wanted[field];
    if (value == null) return [];
    const text = Array.isArray(value) ? value.join(OF_ALL.has(field) ? "," : "|") : value;
    return text === "" ? [] : [[nameOf(FILTER_NAMES[field]), text]];
  });
  const sort_by = nameOf(sort.replace("release_date", "primary_release_date"));
  return { sort_by, page, include_adult: false, ...Object.fromEntries(written) };
}
