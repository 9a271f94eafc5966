import type { Parameters } from "./client/fetch-json.ts";
import type { TitleType } from "./records/title.ts";

/** The kinds of offer in the order that they are shown: subscription first. */
export const OFFER_KINDS = ["flatrate", "free", "ads", "rent", "buy"] as const;
export type OfferKind = (typeof OFFER_KINDS)[number];

/** The catalogs whose identifiers the film database looks titles up by, in its own words. */
export type ExternalSource = "imdb_id" | "wikidata_id" | "tvdb_id";

/** The lists that take no filter, in the film database's own words. */
export type ListName = "popular" | "top_rated" | "now_playing" | "upcoming" | "on_the_air";

export type DiscoverSort =
  | "popularity.desc"
  | "popularity.asc"
  | "vote_average.desc"
  | "vote_average.asc"
  | "release_date.desc"
  | "release_date.asc";

/** What a discover list contains. Every field narrows it; a field that is null or absent does not. */
export interface DiscoverParameters {
  readonly sort?: DiscoverSort | undefined;
  readonly page?: number | undefined;
  /** Movies: released in this country. */
  readonly region?: string | null | undefined;
  /** ISO 639-1. */
  readonly originalLanguage?: string | null | undefined;
  /** All of these. */
  readonly genres?: readonly number[] | null | undefined;
  /** At least one of these; not together with `genres`. */
  readonly anyGenres?: readonly number[] | null | undefined;
  readonly year?: number | null | undefined;
  /** `YYYY-MM-DD`, as `releasedTo`. */
  readonly releasedFrom?: string | null | undefined;
  readonly releasedTo?: string | null | undefined;
  /** Shows: with an episode between these days, `YYYY-MM-DD`. */
  readonly airedFrom?: string | null | undefined;
  readonly airedTo?: string | null | undefined;
  readonly voteAverageMin?: number | null | undefined;
  readonly voteAverageMax?: number | null | undefined;
  readonly voteCountMin?: number | null | undefined;
  /** Minutes, as `runtimeMax`. */
  readonly runtimeMin?: number | null | undefined;
  readonly runtimeMax?: number | null | undefined;
  readonly originCountry?: string | null | undefined;
  readonly includeAdult?: boolean | undefined;
  /** At least one of these, in `watchRegion`. */
  readonly providers?: readonly number[] | null | undefined;
  /** All of these, in `watchRegion`; not together with `providers`. */
  readonly allProviders?: readonly number[] | null | undefined;
  /** At least one of these, in `watchRegion`. */
  readonly offerKinds?: readonly OfferKind[] | null | undefined;
  /** None of these, in `watchRegion`. */
  readonly withoutProviders?: readonly number[] | null | undefined;
  /** None of these. */
  readonly withoutGenres?: readonly number[] | null | undefined;
  /** All of these; at least one of `anyKeywords`, which does not go together with them. */
  readonly keywords?: readonly number[] | null | undefined;
  readonly anyKeywords?: readonly number[] | null | undefined;
  /** Movies: with all of these persons; with at least one of `anyPeople`, which does not go together with them. */
  readonly people?: readonly number[] | null | undefined;
  readonly anyPeople?: readonly number[] | null | undefined;
  /** Movies: with a certificate of `certificationCountry` that is no stricter than this one of it. */
  readonly certificationMax?: string | null | undefined;
  /** `region` when absent. */
  readonly certificationCountry?: string | null | undefined;
  /** Where providers and kinds of offer are looked up; `region` when absent. */
  readonly watchRegion?: string | null | undefined;
}

export interface SearchParameters {
  readonly query: string;
  readonly region?: string | undefined;
  /** Only released or first aired in this year; of one type of title alone. */
  readonly year?: number | undefined;
  readonly page?: number | undefined;
}

export type DiscoverFilter = Omit<DiscoverParameters, "sort" | "page">;

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
export function discoverParameters(type: TitleType, parameters: DiscoverParameters): Parameters {
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
