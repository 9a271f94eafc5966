import { z } from "zod";
import type { ImageUrls } from "../../../images/image-urls.ts";
import type { MovieDetails, TitleDetails, TvShowDetails } from "../../../domain/titles/details.ts";
import { getYear, isMovie, type Title, type TitlePage } from "../../../domain/titles/title.ts";
import { mediaType } from "../parameters.ts";
import { offers, toOffersByCountry } from "./availability.ts";
import {
  countryCode,
  externalIds,
  imagePath,
  imageUrl,
  named,
  toExternalIds,
  toImageUrl,
  toPage,
} from "./shared.ts";

const genre = named("Genre", { id: z.int(), name: z.string() });
export const genreList = z.array(genre);
const day = z
  .string()
  .meta({ description: "`YYYY-MM-DD`; empty when unknown.", example: "1999-10-15" });

const facts = {
  id: z.int().meta({ description: "The film database's number.", example: 550 }),
  overview: z.string().describe("What it is about; empty when unknown."),
  poster_path: imagePath,
  poster_url: imageUrl,
  backdrop_path: imagePath,
  backdrop_url: imageUrl,
  vote_average: z.number().describe("0 to 10; 0 when nobody has voted."),
  vote_count: z.number(),
  popularity: z.number(),
  original_language: z.string().nullable(),
  origin_country: z
    .array(countryCode)
    .describe("Country codes; empty in lists of movies, whose source lacks them."),
};
const movieNames = { title: z.string(), original_title: z.string(), release_date: day };
const showNames = { name: z.string(), original_name: z.string(), first_air_date: day };

const genre_ids = z.array(z.int());
export const movieItem = { media_type: z.literal("movie"), ...facts, ...movieNames, genre_ids };
export const showItem = { media_type: z.literal("tv"), ...facts, ...showNames, genre_ids };
export const titleItem = z
  .discriminatedUnion("media_type", [named("MovieItem", movieItem), named("ShowItem", showItem)])
  .meta({ id: "TitleItem" });
export const titlePage = named("Page", {
  page: z.int(),
  results: z.array(titleItem),
  total_pages: z.int().describe("At most 500."),
  total_results: z.int().describe("At most 10,000."),
});

const byCountry = z
  .record(z.string(), offers)
  .describe("By country code; a kind without offers is left out.");
export const watchProviders = named("WatchProviders", { id: z.int(), results: byCountry });

const credited = {
  id: z.int().meta({ description: "The film database's number of the person.", example: 525 }),
  name: z.string(),
};

const details = {
  ...facts,
  genres: z.array(genre),
  production_countries: z.array(z.strictObject({ iso_3166_1: countryCode, name: z.string() })),
  spoken_languages: z.array(z.strictObject({ iso_639_1: z.string(), english_name: z.string() })),
  credits: z.strictObject({
    cast: z.array(z.strictObject({ ...credited, character: z.string(), profile_path: imagePath })),
    crew: z.array(z.strictObject({ ...credited, job: z.string(), department: z.string() })),
  }),
  external_ids: externalIds,
  "watch/providers": named("OffersByCountry", { results: byCountry })
    .nullable()
    .describe("Null when the film database has not said."),
  similar: titlePage
    .optional()
    .describe("The first page of titles like it, with `append_to_response=similar`."),
  trailer: named("Trailer", { name: z.string(), site: z.string(), url: z.string() })
    .nullable()
    .describe("A link to the site that has it; null where there is none."),
  certifications: z
    .record(z.string(), z.string())
    .describe("Age ratings by country code, as each country writes them."),
};

const releases = { theatrical: z.string().nullable(), digital: z.string().nullable() };
export const movie = named("Movie", {
  ...details,
  ...movieNames,
  runtime: z.int().nullable(),
  release_dates: z
    .record(z.string(), z.strictObject(releases))
    .describe("The first day in cinemas and of the digital release, by country code."),
  collection: named("Collection", { id: z.int(), name: z.string() })
    .nullable()
    .describe("The series that it belongs to."),
});
const season = {
  season_number: z.int(),
  name: z.string(),
  episode_count: z.int().nullable(),
  air_date: z.string().nullable(),
};
export const show = named("Show", {
  ...details,
  ...showNames,
  number_of_seasons: z.int().nullable(),
  number_of_episodes: z.int().nullable(),
  created_by: z.array(z.strictObject(credited)),
  seasons: z.array(z.strictObject(season)),
});

export const title = z.union([movie, show]);
export const suggestions = z.array(
  named("Suggestion", {
    id: z.int(),
    type: mediaType,
    title: z.string(),
    poster_path: imagePath,
    poster_url: imageUrl,
    year: z.string().meta({ description: "Four digits; empty when unknown.", example: "1999" }),
  }),
);
const correction = named("Correction", {
  query: z.string().meta({ example: "The Godfather" }),
  original_results: z.int().describe("How many titles the original query finds."),
});
export const searchPage = named("SearchPage", {
  ...titlePage.shape,
  correction: correction
    .nullable()
    .describe("What was searched for in place of the query; null where that was the query itself."),
});

/* Titles in the film database's own format: an unknown text or date is an empty string. */

export function toTitlePage(page: TitlePage, images: ImageUrls) {
  return toPage(page, (title) => toTitleItem(title, images));
}

export function toTitleItem(title: Title, images: ImageUrls) {
  const shared = { ...toFacts(title, images), genre_ids: [...title.genreIds] };
  return isMovie(title)
    ? { media_type: "movie" as const, ...shared, ...toMovieNames(title) }
    : { media_type: "tv" as const, ...shared, ...toShowNames(title) };
}

export function toMovie(details: MovieDetails, images: ImageUrls) {
  return {
    ...toDetails(details, images),
    ...toMovieNames(details),
    runtime: details.runtime,
    release_dates: Object.fromEntries(
      Object.entries(details.releases).flatMap(([code, { theatrical, digital }]) =>
        (theatrical ?? digital) === null ? [] : [[code, { theatrical, digital }]],
      ),
    ),
    collection: details.collection,
  };
}

export function toShow(details: TvShowDetails, images: ImageUrls) {
  return {
    ...toDetails(details, images),
    ...toShowNames(details),
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

export function toSuggestion(title: Title, images: ImageUrls) {
  return {
    id: title.id,
    type: title.type,
    title: title.name,
    poster_path: title.posterPath,
    poster_url: toImageUrl(images, "poster", title.posterPath),
    year: String(getYear(title) ?? ""),
  };
}

function toFacts(title: Title, images: ImageUrls) {
  return {
    id: title.id,
    overview: title.overview ?? "",
    poster_path: title.posterPath,
    poster_url: toImageUrl(images, "poster", title.posterPath),
    backdrop_path: title.backdropPath,
    backdrop_url: toImageUrl(images, "backdrop", title.backdropPath),
    vote_average: title.voteAverage,
    vote_count: title.voteCount,
    popularity: title.popularity,
    original_language: title.originalLanguage,
    origin_country: [...title.originCountries],
  };
}

function toMovieNames({ name, originalName, date }: Title) {
  return { title: name, original_title: originalName, release_date: date ?? "" };
}

function toShowNames({ name, originalName, date }: Title) {
  return { name, original_name: originalName, first_air_date: date ?? "" };
}

function toDetails(details: TitleDetails, images: ImageUrls) {
  return {
    ...toFacts(details, images),
    genres: [...details.genres],
    production_countries: details.getProductionCountries().map(({ code, name }) => ({
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
    trailer: details.trailer,
    certifications: Object.fromEntries(
      Object.entries(details.releases).flatMap(([code, { certification }]) =>
        certification === null ? [] : [[code, certification]],
      ),
    ),
    external_ids: toExternalIds(details.externalIds),
    "watch/providers": toOffersByCountry(details.offers),
  };
}

export function toSearchPage({ correction, ...page }: TitlePage, images: ImageUrls) {
  return {
    ...toTitlePage(page, images),
    correction: correction
      ? { query: correction.query, original_results: correction.originalResults }
      : null,
  };
}
