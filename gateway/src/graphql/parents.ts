import type { Answer } from "../film-database/cache/answer.ts";
import type {
  CastRecord,
  MovieDetailsRecord,
  SeasonRecord,
  TvDetailsRecord,
} from "../film-database/records/details.ts";
import type { MovieSummaryRecord, TvSummaryRecord } from "../film-database/records/title.ts";
import type {
  CountryOffersRecord,
  ProviderRecord,
} from "../film-database/records/watch-providers.ts";
import type { MonetizationType } from "../film-database/questions.ts";
import type { HomeLists, HomeRowPlan } from "../loaders/home-lists.ts";
import type { Family } from "../providers/families.ts";

/** How old an answer is. */
export type FreshnessParent = Pick<Answer<unknown>, "fetchedAt" | "stale">;

/** A movie out of a list, whose details are loaded when a field needs them, or with its details. */
export interface MovieParent {
  readonly __typename: "Movie";
  readonly record: MovieSummaryRecord | MovieDetailsRecord;
  readonly details: Answer<MovieDetailsRecord> | null;
  readonly age: FreshnessParent;
}

/** A show, as a movie is. */
export interface TvShowParent {
  readonly __typename: "TvShow";
  readonly record: TvSummaryRecord | TvDetailsRecord;
  readonly details: Answer<TvDetailsRecord> | null;
  readonly age: FreshnessParent;
}

export type TitleParent = MovieParent | TvShowParent;

export interface SeasonParent {
  readonly show: TvShowParent;
  readonly record: SeasonRecord;
}

/** The title that offers are of, as far as links to it need. */
export interface OfferedTitle {
  readonly name: string;
  readonly year: number | null;
}

/** What was found out of a title's availability in a country; null offers where nothing can be. */
export interface AvailabilityParent {
  readonly title: OfferedTitle;
  readonly countryCode: string;
  readonly status:
    | "HAS_OFFERS"
    | "NONE_KNOWN"
    | "COUNTRY_NOT_COVERED"
    | "FILM_DATABASE_UNAVAILABLE";
  readonly offers: CountryOffersRecord | null;
  readonly age: FreshnessParent | null;
}

export interface OfferParent {
  readonly kind: MonetizationType;
  readonly provider: ProviderRecord;
  readonly url: string;
  readonly linkKind: "SERVICE" | "WEB_SEARCH";
}

export type ProviderParent = ProviderRecord;
export type ProviderFamilyParent = Family;

export interface CountryProviderFamilyParent {
  readonly family: Family;
  readonly providers: readonly ProviderRecord[];
}

export interface CountryParent {
  readonly code: string;
  readonly name: string;
}

/** A language; its name is looked up where the record at hand does not bring it. */
export interface LanguageParent {
  readonly code: string;
  readonly name: string | null;
}

export type CastMemberParent = CastRecord;

/** A path of the film database's image host. */
export interface ImageParent {
  readonly path: string;
}

export interface TitlePageParent {
  readonly results: readonly TitleParent[];
  readonly page: number;
  readonly totalPages: number;
  readonly totalResults: number;
  readonly age: FreshnessParent;
}

export interface HomeParent {
  readonly lists: HomeLists;
}

export type HomeRowParent = HomeRowPlan;

/** What visitors rated a title; nulls where that is not to be had. */
export interface RatingSummaryParent {
  readonly average: number | null;
  readonly count: number | null;
}
