import type { CachedResult } from "../film-database/cache/cached-result.ts";
import type { MediaType } from "../film-database/request-parameters.ts";
import type { OffersByCountry } from "../providers/offers.ts";
import type { Country } from "./countries.ts";
import type { Genre, Language } from "./reference-lists.ts";

/** Whether a title is a movie or a show, as addresses and `/api` write it. */
export type TitleType = MediaType;

/** When the film database gave an answer, and whether the answer is past its time. */
export type DataFreshness = Pick<CachedResult<unknown>, "fetchedAt" | "stale">;

/** A movie or a show as a list gives it. */
export interface Title {
  readonly type: TitleType;
  /** The film database's number; movies and shows are numbered apart. */
  readonly id: number;
  readonly name: string;
  /** The name in its original language; the name itself where the film database has no other. */
  readonly originalName: string;
  /** The day of release (movies) or of the first episode (shows), `YYYY-MM-DD`; null when unknown. */
  readonly date: string | null;
  readonly overview: string | null;
  /** Paths at the image host; null where there is no image. */
  readonly posterPath: string | null;
  readonly backdropPath: string | null;
  /** 0 to 10; 0 when nobody has voted. */
  readonly voteAverage: number;
  readonly voteCount: number;
  readonly popularity: number;
  /** ISO 639-1; null when unknown. */
  readonly originalLanguage: string | null;
  /** ISO 3166-1 codes; empty where the film database does not say, as in its lists of movies. */
  readonly originCountries: readonly string[];
  readonly genreIds: readonly number[];
  readonly freshness: DataFreshness;
}

/** Someone who took part in making a title. */
export interface Person {
  readonly name: string;
}

/** Someone of the cast. */
export interface CastMember extends Person {
  readonly character: string | null;
  readonly profilePath: string | null;
}

/** Someone of the crew. */
export interface CrewMember extends Person {
  readonly job: string | null;
  readonly department: string | null;
}

/** A season of a show; number 0 holds the specials. */
export interface Season {
  readonly number: number;
  readonly name: string;
  readonly episodeCount: number | null;
  readonly airDate: string | null;
}

/** What only a title's own page needs, for movies and shows alike. */
interface SharedDetails extends Title {
  readonly genres: readonly Genre[];
  readonly productionCountries: readonly Country[];
  readonly spokenLanguages: readonly Language[];
  /** Leading roles first. */
  readonly cast: readonly CastMember[];
  readonly crew: readonly CrewMember[];
  readonly externalIds: { readonly imdb: string | null; readonly wikidata: string | null };
  readonly offers: OffersByCountry;
  /** Titles of the same type that resemble it, closest first; at most 20. */
  readonly similar: readonly Title[];
}

/** A movie with its details. */
export interface MovieDetails extends SharedDetails {
  readonly type: "movie";
  /** Minutes; null when unknown. */
  readonly runtime: number | null;
  readonly directors: readonly Person[];
}

/** A show with its details. */
export interface TvShowDetails extends SharedDetails {
  readonly type: "tv";
  readonly seasonCount: number | null;
  readonly episodeCount: number | null;
  readonly creators: readonly Person[];
  /** In order, specials included. */
  readonly seasons: readonly Season[];
}

/** A title with its details. */
export type TitleDetails = MovieDetails | TvShowDetails;
/** The same for a type of title that is known. */
export type DetailsOf<Type extends TitleType> = Extract<TitleDetails, { readonly type: Type }>;

/** A movie as a list gives it. */
export type MovieTitle = Title & { readonly type: "movie" };
/** A show as a list gives it. */
export type TvShowTitle = Title & { readonly type: "tv" };

/** One page of a list of titles, 20 at most. */
export interface TitlePage {
  readonly results: readonly Title[];
  /** From 1. */
  readonly page: number;
  /** At most 500: the film database serves no page beyond. */
  readonly totalPages: number;
  /** At most 10,000, and without the persons that were dropped. */
  readonly totalResults: number;
  readonly freshness: DataFreshness;
}

/** The year of a title's release or first episode; null when unknown. */
export function yearOf({ date }: Title): number | null {
  return date === null ? null : Number(date.slice(0, 4));
}

export function isMovie(title: Title): title is MovieTitle {
  return title.type === "movie";
}

/** Whether a title brings its details along. */
export function hasDetails(title: Title): title is Title & TitleDetails {
  return "cast" in title;
}
