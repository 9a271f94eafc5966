import { DEFAULT_LANGUAGE, type LanguageCode } from "@flickmap/schema/languages.ts";
import { addPrefix } from "@flickmap/schema/language-paths.ts";
import type { CachedResult } from "../../film-database/cache/film-database-cache.ts";
import type {
  DetailsRecord,
  SearchPageRecord,
  TitlePageRecord,
  SummaryRecord,
  TitleType,
} from "../../film-database/records/title.ts";
import { BOUNDS, PAGE_SIZE } from "./bounds.ts";
import { IN_ENGLISH, type RequestLanguage } from "./request-language.ts";

/** When the film database gave a record, and whether the record is past its time. */
export type DataFreshness = Pick<CachedResult<unknown>, "fetchedAt" | "stale">;

/** A movie or a show as a list gives it. */
export interface Title {
  readonly type: TitleType;
  /** The film database's number; movies and shows are numbered apart. */
  readonly id: number;
  readonly name: string;
  /** BCP 47: the language of the name where it is not that of the request; null where it is. */
  readonly nameLanguage: string | null;
  /** In a request in another language: its name in English, where that is known. */
  readonly englishName?: string;
  /** The name in its original language; the name itself where the film database has no other. */
  readonly originalName: string;
  /** The day of release (movies) or of the first episode (shows), `YYYY-MM-DD`; null when unknown. */
  readonly date: string | null;
  readonly overview: string | null;
  /** The same of the overview as `nameLanguage` of the name. */
  readonly overviewLanguage: string | null;
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

export type MovieTitle = Title & { readonly type: "movie" };
export type TvShowTitle = Title & { readonly type: "tv" };

/** What is searched for in place of a query. */
export interface SearchCorrection {
  /** A title's name, or the part of it before a colon. */
  readonly query: string;
  /** How many titles the original query finds. */
  readonly originalResults: number;
}

/** What a list that was narrowed by looking titles up is made from. */
interface NarrowedFrom {
  readonly checked: number;
  readonly totalResults: number;
}

/** One page of a list of titles, 20 at most. */
export interface TitlePage {
  readonly results: readonly Title[];
  /** From 1. */
  readonly page: number;
  /** At most 500: the film database serves no page beyond. */
  readonly totalPages: number;
  /** At most 10,000, and without the persons that were dropped. */
  readonly totalResults: number;
  /** What a list that was narrowed by looking titles up is made from; left out of others. */
  readonly narrowedFrom?: NarrowedFrom;
  /** In a search: what was searched for in place of the query; left out where that was the query itself. */
  readonly correction?: SearchCorrection;
  readonly freshness: DataFreshness;
}

export function getYear({ date }: Title): number | null {
  return date === null ? null : Number(date.slice(0, 4));
}

/** A title's name and year, such as `Fight Club (1999)`. */
export function getNameWithYear(title: Title): string {
  const year = getYear(title);
  return year === null ? title.name : `${title.name} (${year})`;
}

/** A name as it is in URLs: `&` as `and`, no accents, other characters but underscores dropped. */
export function toSlug(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .trim()
    .replace(/&/g, "-and-")
    .replace(/\s+/g, "-")
    .replace(/[^a-z0-9_-]/g, "")
    .replace(/-{2,}/g, "-")
    .replace(/^-+|-+$/g, "");
}

/** The path of a page on the site; without a slug where the name, in the language, has no letter that stands in one. */
export function toPagePath(
  type: "movie" | "tv" | "person",
  id: number,
  name: string,
  language: LanguageCode = DEFAULT_LANGUAGE,
): string {
  const slug = toSlug(name);
  return addPrefix({ code: language }, `/${type}/${id}${slug === "" ? "" : `/${slug}`}`);
}

export function isMovie(title: Title): title is MovieTitle {
  return title.type === "movie";
}

export function toTitle(
  record: SummaryRecord,
  freshness: DataFreshness,
  language: RequestLanguage = IN_ENGLISH,
): Title {
  const title = { ...toFacts(record), genreIds: record.genre_ids, freshness };
  return language.isDefault ? title : language.completed(title);
}

/** A page of a list. */
export function toTitlePage(
  { value, ...freshness }: CachedResult<TitlePageRecord | SearchPageRecord>,
  language: RequestLanguage = IN_ENGLISH,
): TitlePage {
  const results = value.results.map((record) => toTitle(record, freshness, language));
  return { ...toPageNumbers(value), results, freshness };
}

/** Which page of how many it is. Totals are clamped to the pages that the film database serves. */
export function toPageNumbers(
  record: Pick<TitlePageRecord, "page" | "total_pages" | "total_results">,
) {
  return {
    page: record.page,
    totalPages: Math.min(record.total_pages, BOUNDS.page.max),
    totalResults: Math.min(record.total_results, BOUNDS.page.max * PAGE_SIZE),
  };
}

export function toFacts(record: SummaryRecord | DetailsRecord) {
  return {
    ...toNames(record),
    id: record.id,
    nameLanguage: null,
    overview: record.overview,
    overviewLanguage: null,
    posterPath: record.poster_path,
    backdropPath: record.backdrop_path,
    voteAverage: record.vote_average,
    voteCount: record.vote_count,
    popularity: record.popularity,
    originalLanguage: record.original_language,
    originCountries: record.origin_country,
  };
}

function toNames(
  record: SummaryRecord | DetailsRecord,
): Pick<Title, "type" | "name" | "originalName" | "date"> {
  if ("title" in record) {
    const { title, original_title: original, release_date: date } = record;
    return { type: "movie", name: title, originalName: original ?? title, date };
  }
  const { name, original_name: original, first_air_date: date } = record;
  return { type: "tv", name, originalName: original ?? name, date };
}
