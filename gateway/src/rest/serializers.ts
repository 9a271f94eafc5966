import type { RatingTotals } from "../stores/rating-store.ts";
import type { MovieDetailsRecord, TvDetailsRecord } from "../film-database/records/details.ts";
import type {
  MovieSummaryRecord,
  TitleFoundRecord,
  TvSummaryRecord,
} from "../film-database/records/title.ts";
import type { CountryOffersRecord } from "../film-database/records/watch-providers.ts";
import { MONETIZATION_TYPES } from "../film-database/questions.ts";

/*
 * Serializers for the film database's own format: an unknown text or date is an empty string, and a
 * kind without offers is left out.
 */

/** A page of a list as it is kept. */
interface PageRecord<Item> {
  readonly page: number;
  readonly results: readonly Item[];
  readonly total_pages: number;
  readonly total_results: number;
}

export function moviePage({ results, ...page }: PageRecord<MovieSummaryRecord>) {
  return { ...page, results: results.map(movieItem) };
}

export function showPage({ results, ...page }: PageRecord<TvSummaryRecord>) {
  return { ...page, results: results.map(showItem) };
}

export function foundPage({ results, ...page }: PageRecord<TitleFoundRecord>) {
  return {
    ...page,
    results: results.map((title) =>
      title.media_type === "movie" ? movieItem(title) : showItem(title),
    ),
  };
}

function movieItem(record: MovieSummaryRecord) {
  return {
    media_type: "movie" as const,
    ...shared(record),
    ...movieNames(record),
    genre_ids: record.genre_ids,
  };
}

function showItem(record: TvSummaryRecord) {
  return {
    media_type: "tv" as const,
    ...shared(record),
    ...showNames(record),
    genre_ids: record.genre_ids,
  };
}

export function movieDetails(record: MovieDetailsRecord) {
  return { ...details(record), ...movieNames(record), runtime: record.runtime };
}

export function showDetails(record: TvDetailsRecord) {
  return {
    ...details(record),
    ...showNames(record),
    number_of_seasons: record.number_of_seasons,
    number_of_episodes: record.number_of_episodes,
    created_by: record.created_by,
    seasons: record.seasons.map((season) => ({ ...season, name: season.name ?? "" })),
  };
}

/** A title as a suggestion. */
export function suggestion(record: TitleFoundRecord) {
  const movie = record.media_type === "movie";
  const date = (movie ? record.release_date : record.first_air_date) ?? "";
  return {
    id: record.id,
    type: record.media_type,
    title: movie ? record.title : record.name,
    poster_path: record.poster_path,
    year: date.slice(0, 4),
  };
}

function shared(
  record: MovieSummaryRecord | TvSummaryRecord | MovieDetailsRecord | TvDetailsRecord,
) {
  return {
    id: record.id,
    overview: record.overview ?? "",
    poster_path: record.poster_path,
    backdrop_path: record.backdrop_path,
    vote_average: record.vote_average,
    vote_count: record.vote_count,
    popularity: record.popularity,
    original_language: record.original_language,
  };
}

function movieNames(record: MovieSummaryRecord | MovieDetailsRecord) {
  return {
    title: record.title,
    original_title: record.original_title ?? record.title,
    release_date: record.release_date ?? "",
  };
}

function showNames(record: TvSummaryRecord | TvDetailsRecord) {
  return {
    name: record.name,
    original_name: record.original_name ?? record.name,
    first_air_date: record.first_air_date ?? "",
    origin_country: record.origin_country,
  };
}

function details(record: MovieDetailsRecord | TvDetailsRecord) {
  return {
    ...shared(record),
    genres: record.genres,
    production_countries: record.production_countries,
    spoken_languages: record.spoken_languages,
    credits: {
      cast: record.credits.cast.map((member) => ({ ...member, character: member.character ?? "" })),
      crew: record.credits.crew.map(({ name, job, department }) => ({
        name,
        job: job ?? "",
        department: department ?? "",
      })),
    },
    external_ids: record.external_ids,
    "watch/providers": {
      results: Object.fromEntries(
        Object.entries(record["watch/providers"].results).map(([country, offers]) => [
          country,
          countryOffers(offers),
        ]),
      ),
    },
  };
}

function countryOffers(offers: CountryOffersRecord) {
  const kinds = MONETIZATION_TYPES.filter((kind) => offers[kind].length > 0);
  return {
    ...(offers.link !== null && { link: offers.link }),
    ...Object.fromEntries(kinds.map((kind) => [kind, offers[kind]])),
  };
}

/** What visitors rated a title; zeros where nobody did. */
export function ratingTotals(totals: RatingTotals | undefined) {
  return { averageRating: totals?.average ?? 0, totalCount: totals?.count ?? 0 };
}
