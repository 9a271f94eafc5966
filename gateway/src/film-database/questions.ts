/** The two kinds of title, in the film database's own words. */
export type MediaType = "movie" | "tv";

/** The kinds of offer, in the film database's own words and in the order that we show them. */
export const MONETIZATION_TYPES = ["flatrate", "free", "ads", "rent", "buy"] as const;
export type MonetizationType = (typeof MONETIZATION_TYPES)[number];

/** The six orders of a discover list (specification section 3). */
export type DiscoverSort =
  | "popularity.desc"
  | "popularity.asc"
  | "vote_average.desc"
  | "vote_average.asc"
  | "release_date.desc"
  | "release_date.asc";

/** What a discover list shall hold, for movies and shows alike (specification section 3). */
export interface DiscoverQuestion {
  readonly sort?: DiscoverSort | undefined;
  readonly page?: number | undefined;
  readonly region?: string | undefined;
  readonly originalLanguage?: string | undefined;
  readonly genres?: readonly number[] | undefined;
  readonly year?: number | undefined;
  readonly releasedFrom?: string | undefined;
  readonly releasedTo?: string | undefined;
  readonly voteAverageMin?: number | undefined;
  readonly voteAverageMax?: number | undefined;
  readonly runtimeMin?: number | undefined;
  readonly runtimeMax?: number | undefined;
  readonly originCountry?: string | undefined;
  readonly includeAdult?: boolean | undefined;
  readonly providers?: readonly number[] | undefined;
  readonly offerKinds?: readonly MonetizationType[] | undefined;
  /** Where services and kinds of offer are looked up; `region` where left out. */
  readonly watchRegion?: string | undefined;
}

/** What to look for by name. */
export interface SearchQuestion {
  readonly query: string;
  readonly region?: string | undefined;
  readonly page?: number | undefined;
}
