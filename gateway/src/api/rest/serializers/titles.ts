import type { ImageUrls } from "../../../images/image-urls.ts";
import type { MovieDetails, TitleDetails, TvShowDetails } from "../../../domain/titles/details.ts";
import { isMovie, type Title, type TitlePage, getYear } from "../../../domain/titles/title.ts";
import { offersByCountry } from "./availability.ts";
import { IMAGE_SIZE, imageUrl } from "./image-url.ts";

/* Titles in the film database's own format: an unknown text or date is an empty string. */

/** A page of a list, with the film database's totals. */
export function titlePage(
  { results, page, totalPages, totalResults }: TitlePage,
  images: ImageUrls,
) {
  return {
    page,
    results: results.map((title) => titleItem(title, images)),
    total_pages: totalPages,
    total_results: totalResults,
  };
}

/** A title as lists give it. */
export function titleItem(title: Title, images: ImageUrls) {
  const shared = { ...facts(title, images), genre_ids: [...title.genreIds] };
  return isMovie(title)
    ? { media_type: "movie" as const, ...shared, ...movieNames(title) }
    : { media_type: "tv" as const, ...shared, ...showNames(title) };
}

/** A title with its details. */
export function titleDetails(title: TitleDetails, images: ImageUrls) {
  return title.type === "movie" ? movie(title, images) : show(title, images);
}

function movie(details: MovieDetails, images: ImageUrls) {
  return {
    ...shared(details, images),
    ...movieNames(details),
    runtime: details.runtime,
    release_dates: Object.fromEntries(
      Object.entries(details.releases)
        .filter(([, { theatrical, digital }]) => theatrical !== null || digital !== null)
        .map(([code, { theatrical, digital }]) => [code, { theatrical, digital }]),
    ),
    collection: details.collection && { ...details.collection },
  };
}

function show(details: TvShowDetails, images: ImageUrls) {
  return {
    ...shared(details, images),
    ...showNames(details),
    number_of_seasons: details.seasonCount,
    number_of_episodes: details.episodeCount,
    created_by: details.creators.map(({ id, name }) => ({ id, name })),
    seasons: details.seasons.map((season) => ({
      season_number: season.number,
      name: season.name,
      episode_count: season.episodeCount,
      air_date: season.airDate,
    })),
  };
}

/** A title as a suggestion. */
export function suggestion(title: Title, images: ImageUrls) {
  return {
    id: title.id,
    type: title.type,
    title: title.name,
    poster_path: title.posterPath,
    poster_url: imageUrl(images, title.posterPath, IMAGE_SIZE.poster),
    year: String(getYear(title) ?? ""),
  };
}

function facts(title: Title, images: ImageUrls) {
  return {
    id: title.id,
    overview: title.overview ?? "",
    poster_path: title.posterPath,
    poster_url: imageUrl(images, title.posterPath, IMAGE_SIZE.poster),
    backdrop_path: title.backdropPath,
    backdrop_url: imageUrl(images, title.backdropPath, IMAGE_SIZE.backdrop),
    vote_average: title.voteAverage,
    vote_count: title.voteCount,
    popularity: title.popularity,
    original_language: title.originalLanguage,
    origin_country: [...title.originCountries],
  };
}

function movieNames({ name, originalName, date }: Title) {
  return { title: name, original_title: originalName, release_date: date ?? "" };
}

function showNames({ name, originalName, date }: Title) {
  return { name, original_name: originalName, first_air_date: date ?? "" };
}

function shared(details: TitleDetails, images: ImageUrls) {
  return {
    ...facts(details, images),
    genres: details.genres.map(({ id, name }) => ({ id, name })),
    production_countries: details.productionCountries.map(({ code, name }) => ({
      iso_3166_1: code,
      name,
    })),
    spoken_languages: details.spokenLanguages.map(({ code, englishName }) => ({
      iso_639_1: code,
      english_name: englishName,
    })),
    credits: {
      cast: details.getCast().map(({ id, name, character, profilePath }) => ({
        id,
        name,
        character: character ?? "",
        profile_path: profilePath,
      })),
      crew: details.getCrew().map(({ id, name, job, department }) => ({
        id,
        name,
        job: job ?? "",
        department: department ?? "",
      })),
    },
    trailer: details.trailer && { ...details.trailer },
    certifications: Object.fromEntries(
      Object.entries(details.releases).flatMap(([code, { certification }]) =>
        certification === null ? [] : [[code, certification]],
      ),
    ),
    external_ids: {
      imdb_id: details.externalIds.imdb,
      wikidata_id: details.externalIds.wikidata,
    },
    "watch/providers": offersByCountry(details.offers),
  };
}
