import { z } from "zod";
import { countryCode } from "./country-code.ts";
import { genre } from "./genres.ts";
import { offers } from "./offers.ts";
import { imagePath, imageUrl } from "./pictures.ts";

const day = z
  .string()
  .meta({ description: "`YYYY-MM-DD`; empty when unknown.", example: "1999-10-15" });

const shared = {
  id: z.int().meta({ description: "The film database's number.", example: 550 }),
  overview: z.string().meta({ description: "What it is about; empty when unknown." }),
  poster_path: imagePath,
  poster_url: imageUrl,
  backdrop_path: imagePath,
  backdrop_url: imageUrl,
  vote_average: z.number().meta({ description: "0 to 10; 0 when nobody has voted." }),
  vote_count: z.number(),
  popularity: z.number(),
  original_language: z.string().nullable(),
  origin_country: z
    .array(countryCode)
    .meta({ description: "Country codes; empty in lists of movies, whose source lacks them." }),
};
const movieNames = { title: z.string(), original_title: z.string(), release_date: day };
const showNames = {
  name: z.string(),
  original_name: z.string(),
  first_air_date: day,
};

/** A movie as lists give it. */
export const movieItem = z
  .strictObject({
    media_type: z.literal("movie"),
    ...shared,
    ...movieNames,
    genre_ids: z.array(z.int()),
  })
  .meta({ id: "MovieItem", description: "A movie as lists give it." });
/** A show as lists give it. */
export const showItem = z
  .strictObject({
    media_type: z.literal("tv"),
    ...shared,
    ...showNames,
    genre_ids: z.array(z.int()),
  })
  .meta({ id: "ShowItem", description: "A show as lists give it." });

/** A movie or a show as lists give it. */
export const titleItem = z
  .discriminatedUnion("media_type", [movieItem, showItem])
  .meta({ id: "TitleItem" });
/** One page of a list, 20 titles at most. */
export const titlePage = z
  .strictObject({
    page: z.int(),
    results: z.array(titleItem),
    total_pages: z.int().meta({ description: "At most 500." }),
    total_results: z.int().meta({ description: "At most 10,000." }),
  })
  .meta({ id: "Page" });

const offersByCountry = z
  .strictObject({
    results: z.record(z.string(), offers).meta({ description: "By country code." }),
  })
  .meta({ id: "OffersByCountry" });
/** Where a title can be watched in every country. */
export const watchProviders = offersByCountry
  .extend({ id: z.int() })
  .meta({ id: "WatchProviders" });

const credited = {
  id: z.int().meta({ description: "The film database's number of the person.", example: 525 }),
  name: z.string(),
};

const details = {
  ...shared,
  genres: z.array(genre),
  production_countries: z.array(z.strictObject({ iso_3166_1: countryCode, name: z.string() })),
  spoken_languages: z.array(z.strictObject({ iso_639_1: z.string(), english_name: z.string() })),
  credits: z.strictObject({
    cast: z.array(z.strictObject({ ...credited, character: z.string(), profile_path: imagePath })),
    crew: z.array(z.strictObject({ ...credited, job: z.string(), department: z.string() })),
  }),
  external_ids: z.strictObject({
    imdb_id: z.string().nullable(),
    wikidata_id: z.string().nullable(),
  }),
  "watch/providers": offersByCountry
    .nullable()
    .meta({ description: "Null when the film database has not said." }),
  similar: titlePage
    .optional()
    .meta({ description: "The first page of titles like it, with `append_to_response=similar`." }),
};

const trailer = z
  .strictObject({ name: z.string(), site: z.string(), url: z.string() })
  .meta({ id: "Trailer" })
  .nullable()
  .meta({ description: "A link to the site that has it; null where there is none." });
const certifications = z
  .record(z.string(), z.string())
  .meta({ description: "Age ratings by country code, as each country writes them." });

/** A movie with its credits and offers. */
export const movie = z
  .strictObject({
    ...details,
    ...movieNames,
    runtime: z.int().nullable(),
    trailer,
    certifications,
    release_dates: z
      .record(
        z.string(),
        z.strictObject({ theatrical: z.string().nullable(), digital: z.string().nullable() }),
      )
      .meta({
        description: "The first day in cinemas and of the digital release, by country code.",
      }),
    collection: z
      .strictObject({ id: z.int(), name: z.string() })
      .meta({ id: "Collection" })
      .nullable()
      .meta({ description: "The series that it belongs to." }),
  })
  .meta({ id: "Movie", description: "A movie with its credits and offers." });
/** A show with its credits, seasons and offers. */
export const show = z
  .strictObject({
    ...details,
    ...showNames,
    trailer,
    certifications,
    number_of_seasons: z.int().nullable(),
    number_of_episodes: z.int().nullable(),
    created_by: z.array(z.strictObject(credited)),
    seasons: z.array(
      z.strictObject({
        season_number: z.int(),
        name: z.string(),
        episode_count: z.int().nullable(),
        air_date: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: "Show", description: "A show with its credits, seasons and offers." });

/** A title with its credits and offers. */
export const title = z.union([movie, show]);
/** The suggestions while somebody types. */
export const suggestions = z.array(
  z
    .strictObject({
      id: z.int(),
      type: z.enum(["movie", "tv"]),
      title: z.string(),
      poster_path: imagePath,
      poster_url: imageUrl,
      year: z.string().meta({ description: "Four digits; empty when unknown.", example: "1999" }),
    })
    .meta({ id: "Suggestion" }),
);
