import type { CachedResult } from "../film-database/cache/cached-result.ts";
import type { MovieDetailsRecord, TvDetailsRecord } from "../film-database/records/details.ts";
import type {
  MoviePageRecord,
  MovieSummaryRecord,
  SearchPageRecord,
  TvPageRecord,
  TvSummaryRecord,
} from "../film-database/records/title.ts";
import { OffersByCountry } from "../providers/offers.ts";
import { BOUNDS, PAGE_SIZE } from "./bounds.ts";
import type { DataFreshness, MovieDetails, Title, TitlePage, TvShowDetails } from "./title.ts";

/** A title out of a list of the film database. */
export function titleOf(
  record: MovieSummaryRecord | TvSummaryRecord,
  freshness: DataFreshness,
): Title {
  return { ...factsOf(record), genreIds: record.genre_ids, freshness };
}

/** A movie with its details; null where the film database has no such movie. */
export function movieOf({
  value: record,
  ...freshness
}: CachedResult<MovieDetailsRecord | null>): MovieDetails | null {
  return (
    record && {
      ...sharedOf(record, freshness),
      type: "movie",
      runtime: record.runtime,
      directors: record.credits.crew.filter(({ job }) => job === "Director"),
    }
  );
}

/** A show with its details; null where the film database has no such show. */
export function tvShowOf({
  value: record,
  ...freshness
}: CachedResult<TvDetailsRecord | null>): TvShowDetails | null {
  return (
    record && {
      ...sharedOf(record, freshness),
      type: "tv",
      seasonCount: record.number_of_seasons,
      episodeCount: record.number_of_episodes,
      creators: record.created_by,
      seasons: record.seasons
        .map((season) => ({
          number: season.season_number,
          name: season.name ?? `Season ${season.season_number}`,
          episodeCount: season.episode_count,
          airDate: season.air_date,
        }))
        .toSorted((a, b) => a.number - b.number),
    }
  );
}

/** A page of a list. Totals are clamped to the pages that the film database serves. */
export function pageOf(
  result: CachedResult<MoviePageRecord | TvPageRecord | SearchPageRecord>,
): TitlePage {
  const { value, ...freshness } = result;
  return {
    results: value.results.map((record) => titleOf(record, freshness)),
    page: value.page,
    totalPages: Math.min(value.total_pages, BOUNDS.page.most),
    totalResults: Math.min(value.total_results, BOUNDS.page.most * PAGE_SIZE),
    freshness,
  };
}

/** A page of a search among everything. The persons of the page are dropped, from its total too. */
export function searchPageOf(result: CachedResult<SearchPageRecord>): TitlePage {
  const { page, total_results: total, results } = result.value;
  const counted = Math.min(total - (page - 1) * PAGE_SIZE, PAGE_SIZE);
  const persons = Math.max(counted - results.length, 0);
  return pageOf({ ...result, value: { ...result.value, total_results: total - persons } });
}

function factsOf(
  record: MovieSummaryRecord | TvSummaryRecord | MovieDetailsRecord | TvDetailsRecord,
) {
  return {
    ...namesOf(record),
    id: record.id,
    overview: record.overview,
    posterPath: record.poster_path,
    backdropPath: record.backdrop_path,
    voteAverage: record.vote_average,
    voteCount: record.vote_count,
    popularity: record.popularity,
    originalLanguage: record.original_language,
    originCountries: record.origin_country,
  };
}

function namesOf(
  record: MovieSummaryRecord | TvSummaryRecord | MovieDetailsRecord | TvDetailsRecord,
): Pick<Title, "type" | "name" | "originalName" | "date"> {
  if ("title" in record) {
    const { title, original_title: original, release_date: date } = record;
    return { type: "movie", name: title, originalName: original ?? title, date };
  }
  const { name, original_name: original, first_air_date: date } = record;
  return { type: "tv", name, originalName: original ?? name, date };
}

function sharedOf(record: MovieDetailsRecord | TvDetailsRecord, freshness: DataFreshness) {
  const facts = factsOf(record);
  const productionCountries = record.production_countries.map((country) => ({
    code: country.iso_3166_1,
    name: country.name,
  }));
  return {
    ...facts,
    originCountries:
      facts.originCountries.length > 0
        ? facts.originCountries
        : productionCountries.map(({ code }) => code),
    genreIds: record.genres.map(({ id }) => id),
    genres: record.genres,
    productionCountries,
    spokenLanguages: record.spoken_languages.map((language) => ({
      code: language.iso_639_1,
      name: language.english_name,
    })),
    cast: record.credits.cast.map(({ name, character, profile_path: profilePath }) => ({
      name,
      character,
      profilePath,
    })),
    crew: record.credits.crew,
    externalIds: { imdb: record.external_ids.imdb_id, wikidata: record.external_ids.wikidata_id },
    offers: new OffersByCountry(record["watch/providers"]),
    similar: record.similar.results.map((similar) => titleOf(similar, freshness)),
    freshness,
  };
}
