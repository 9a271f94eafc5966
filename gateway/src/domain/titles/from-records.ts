import type { CachedResult } from "../../film-database/cache/film-database-cache.ts";
import type { MovieDetailsRecord, TvDetailsRecord } from "../../film-database/records/details.ts";
import type {
  MovieSummaryRecord,
  SearchPageRecord,
  TitlePageRecord,
  TvSummaryRecord,
} from "../../film-database/records/title.ts";
import { BOUNDS, PAGE_SIZE } from "./bounds.ts";
import { IN_ENGLISH, type RequestLanguage } from "./request-language.ts";
import type { DataFreshness, Title, TitlePage } from "./title.ts";

export function toTitle(
  record: MovieSummaryRecord | TvSummaryRecord,
  freshness: DataFreshness,
  language: RequestLanguage = IN_ENGLISH,
): Title {
  const title = { ...toFacts(record), genreIds: record.genre_ids, freshness };
  return language.isDefault ? title : language.completed(title);
}

/** A page of a list. Totals are clamped to the pages that the film database serves. */
export function toTitlePage(
  { value, ...freshness }: CachedResult<TitlePageRecord | SearchPageRecord>,
  language: RequestLanguage = IN_ENGLISH,
): TitlePage {
  return {
    results: value.results.map((record) => toTitle(record, freshness, language)),
    page: value.page,
    totalPages: Math.min(value.total_pages, BOUNDS.page.max),
    totalResults: Math.min(value.total_results, BOUNDS.page.max * PAGE_SIZE),
    freshness,
  };
}

export function toFacts(
  record: MovieSummaryRecord | TvSummaryRecord | MovieDetailsRecord | TvDetailsRecord,
) {
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
  record: MovieSummaryRecord | TvSummaryRecord | MovieDetailsRecord | TvDetailsRecord,
): Pick<Title, "type" | "name" | "originalName" | "date"> {
  if ("title" in record) {
    const { title, original_title: original, release_date: date } = record;
    return { type: "movie", name: title, originalName: original ?? title, date };
  }
  const { name, original_name: original, first_air_date: date } = record;
  return { type: "tv", name, originalName: original ?? name, date };
}
