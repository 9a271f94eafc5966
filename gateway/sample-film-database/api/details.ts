import type { Title } from "../catalog/title.ts";
import { tooManyAppends } from "../http/api-error.ts";
import { countryName } from "@flickmap/schema/country-names.ts";
import { namedGenres } from "../reference/genres.ts";
import { language } from "../reference/languages.ts";
import { appendable } from "./appendable.ts";
import { collectionOf } from "./collections.ts";
import type { ApiContext } from "./context.ts";
import { creators } from "./credits.ts";
import { seasonSummary } from "./seasons.ts";
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
  const body: Record<string, unknown> =
    title.kind === "movie"
      ? movieDetails(title, query.get("language"))
      : showDetails(context, title, query.get("language"));
  for (const name of names) {
    const part = appendable(context, title, name.trim(), query);
    if (part !== undefined) body[name.trim()] = part;
  }
  return body;
}

function sharedDetails(title: Title, wanted: string | null) {
  const text = translated(title, wanted);
  const paths = artworkPaths(title);
  return {
    adult: false,
    backdrop_path: paths.backdrop_path,
    genres: namedGenres(title.kind, title.genreIds, wanted),
    homepage: "",
    id: title.id,
    origin_country: title.countries,
    original_language: title.language,
    overview: text.overview,
    popularity: title.popularity,
    poster_path: paths.poster_path,
    production_companies: [],
    production_countries: title.countries.map((code) => ({
      iso_3166_1: code,
      name: countryName(code),
    })),
    spoken_languages: title.spokenLanguages.map(language),
    tagline: text.tagline,
    vote_average: title.voteAverage,
    vote_count: title.voteCount,
  };
}

function movieDetails(title: Title, wanted: string | null) {
  return {
    ...sharedDetails(title, wanted),
    belongs_to_collection: collectionOf(title),
    budget: 0,
    imdb_id: title.imdbId,
    original_title: title.originalTitle,
    release_date: title.date,
    revenue: 0,
    runtime: title.runtime,
    status: title.voteCount === 0 ? "Post Production" : "Released",
    title: translated(title, wanted).title,
    video: false,
  };
}

function showDetails(context: ApiContext, title: Title, wanted: string | null) {
  const { today } = context.catalog;
  const aired = title.seasons.filter(({ date }) => date.length === 10 && date <= today);
  return {
    ...sharedDetails(title, wanted),
    created_by: creators(context.catalog, title),
    episode_run_time: title.runtime === null ? [] : [title.runtime],
    first_air_date: title.date,
    in_production: title.status === "Returning Series",
    languages: title.spokenLanguages,
    last_air_date: aired.at(-1)?.date ?? (title.date === "" ? null : title.date),
    last_episode_to_air: null,
    name: translated(title, wanted).title,
    next_episode_to_air: null,
    networks: [],
    number_of_episodes: title.seasons.reduce((sum, season) => sum + season.episodes, 0),
    number_of_seasons: title.seasons.length,
    original_name: title.originalTitle,
    seasons: title.seasons.map((season) => seasonSummary(title, season)),
    status: title.status ?? "Returning Series",
    type: "Scripted",
  };
}
