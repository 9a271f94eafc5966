import type { Title } from "../catalog/title.ts";
import { tooManyAppends } from "../http/api-error.ts";
import { countryName } from "@flickmap/schema/country-names.ts";
import { namedGenres } from "../reference/genres.ts";
import { language } from "../reference/languages.ts";
import { appendable } from "./appendable.ts";
import { collectionOf } from "./collections.ts";
import type { ApiContext } from "./context.ts";
import { creators } from "./credits.ts";
import { artworkPaths, translated } from "./shapes.ts";

const MAX_APPENDS = 20;

/**
 * `movie/{id}` and `tv/{id}`, with whatever `append_to_response` names under those very keys.
 * Names it does not know are ignored.
 *
 * @throws ApiError with `status_code` 27 for more than 20 names
 */
export function details(context: ApiContext, title: Title, query: URLSearchParams) {
  const names = (query.get("append_to_response") ?? "").split(",").filter(Boolean);
  if (names.length > MAX_APPENDS) throw tooManyAppends();
  const parts = names.map((name) => [name, appendable(context, title, name, query)]);
  const language = query.get("language");
  return {
    ...(title.kind === "movie"
      ? movieDetails(title, language)
      : showDetails(context, title, language)),
    ...Object.fromEntries(parts),
  };
}

function sharedDetails(title: Title, wanted: string | null) {
  return {
    ...artworkPaths(title),
    genres: namedGenres(title.kind, title.genreIds, wanted),
    id: title.id,
    origin_country: title.countries,
    original_language: title.language,
    overview: translated(title, wanted).overview,
    popularity: title.popularity,
    production_countries: title.countries.map((code) => ({
      iso_3166_1: code,
      name: countryName(code),
    })),
    spoken_languages: title.spokenLanguages.map(language),
    vote_average: title.voteAverage,
    vote_count: title.voteCount,
  };
}

function movieDetails(title: Title, wanted: string | null) {
  return {
    ...sharedDetails(title, wanted),
    belongs_to_collection: collectionOf(title),
    imdb_id: title.imdbId,
    original_title: title.originalTitle,
    release_date: title.date,
    runtime: title.runtime,
    title: translated(title, wanted).title,
  };
}

function showDetails(context: ApiContext, title: Title, wanted: string | null) {
  return {
    ...sharedDetails(title, wanted),
    created_by: creators(context.catalog, title),
    first_air_date: title.date,
    name: translated(title, wanted).title,
    number_of_episodes: title.seasons.reduce((sum, season) => sum + season.episodes, 0),
    number_of_seasons: title.seasons.length,
    original_name: title.originalTitle,
    seasons: title.seasons.map(({ number, episodes, date }) => ({
      // A day known by its year alone is null.
      air_date: date.length === 10 ? date : null,
      episode_count: episodes,
      name: `Season ${number}`,
      season_number: number,
    })),
  };
}
