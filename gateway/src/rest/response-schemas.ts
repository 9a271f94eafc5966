import { z } from "zod";
import { OFFER_KINDS } from "../providers/offers.ts";

/*
 * The responses of the calls, in the film database's own format. OpenAPI is made from them, and the
 * tests check responses against them.
 */

const imagePath = z.string().nullable().meta({
  description: "Path of the picture at the film database; null when there is none.",
  example: "/pB8BM7pdSp6B6Ih7QZ4DrQ3PmJK.jpg",
});
const imageUrl = z.string().nullable().meta({
  description:
    "Address of the picture on the gateway; another size may stand in it. Without a host where the gateway's public address is not known.",
  example: "/images/w342/k2Wq0lPzXb4a/pB8BM7pdSp6B6Ih7QZ4DrQ3PmJK.jpg",
});
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
    .array(z.string())
    .meta({ description: "Country codes; empty in lists of movies, whose source lacks them." }),
};
const movieNames = { title: z.string(), original_title: z.string(), release_date: day };
const showNames = {
  name: z.string(),
  original_name: z.string(),
  first_air_date: day,
};

const movieItem = z
  .strictObject({
    media_type: z.literal("movie"),
    ...shared,
    ...movieNames,
    genre_ids: z.array(z.int()),
  })
  .meta({ id: "MovieItem", description: "A movie as lists give it." });
const showItem = z
  .strictObject({
    media_type: z.literal("tv"),
    ...shared,
    ...showNames,
    genre_ids: z.array(z.int()),
  })
  .meta({ id: "ShowItem", description: "A show as lists give it." });

/** A movie or a show as lists give it. */
export const titleItem = z.union([movieItem, showItem]);
/** One page of a list, 20 titles at most. */
export const titlePage = z
  .strictObject({
    page: z.int(),
    results: z.array(titleItem),
    total_pages: z.int().meta({ description: "At most 500." }),
    total_results: z.int().meta({ description: "At most 10,000." }),
  })
  .meta({ id: "Page" });

const genre = z.strictObject({ id: z.int(), name: z.string() }).meta({ id: "Genre" });

const providerFields = {
  provider_id: z.int(),
  provider_name: z.string(),
  logo_path: imagePath,
  display_priority: z.number().meta({ description: "The more prominent, the lower." }),
};
const provider = z
  .strictObject(providerFields)
  .meta({ id: "Provider", description: "A service that has the title." });
const providerWithLogo = z
  .strictObject({ ...providerFields, logo_url: imageUrl })
  .meta({ id: "ProviderWithLogo", description: "A service, with the address of its logo." });
const offers = z
  .strictObject({
    link: z.string().optional().meta({ description: "The film database's own page of offers." }),
    flatrate: z.array(provider).optional(),
    free: z.array(provider).optional(),
    ads: z.array(provider).optional(),
    rent: z.array(provider).optional(),
    buy: z.array(provider).optional(),
  })
  .meta({
    id: "Offers",
    description: "The offers in one country by kind; a kind without offers is left out.",
  });

const details = {
  ...shared,
  genres: z.array(genre),
  production_countries: z.array(z.strictObject({ iso_3166_1: z.string(), name: z.string() })),
  spoken_languages: z.array(z.strictObject({ iso_639_1: z.string(), english_name: z.string() })),
  credits: z.strictObject({
    cast: z.array(
      z.strictObject({ name: z.string(), character: z.string(), profile_path: imagePath }),
    ),
    crew: z.array(z.strictObject({ name: z.string(), job: z.string(), department: z.string() })),
  }),
  external_ids: z.strictObject({
    imdb_id: z.string().nullable(),
    wikidata_id: z.string().nullable(),
  }),
  "watch/providers": z
    .strictObject({
      results: z.record(z.string(), offers).meta({ description: "By country code." }),
    })
    .nullable()
    .meta({ description: "Null when the film database has not said." }),
};

const movie = z
  .strictObject({ ...details, ...movieNames, runtime: z.int().nullable() })
  .meta({ id: "Movie", description: "A movie with its credits and offers." });
const show = z
  .strictObject({
    ...details,
    ...showNames,
    number_of_seasons: z.int().nullable(),
    number_of_episodes: z.int().nullable(),
    created_by: z.array(z.strictObject({ name: z.string() })),
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
const availability = z
  .strictObject({
    country: z.string().meta({ example: "DE" }),
    status: z
      .enum(["HAS_OFFERS", "NONE_KNOWN", "COUNTRY_NOT_COVERED", "FILM_DATABASE_UNAVAILABLE"])
      .meta({ description: "`COUNTRY_NOT_COVERED`: there are no data on the country at all." }),
    link: z.string().nullable().meta({ description: "The film database's own page of offers." }),
    offers: z
      .array(
        z.strictObject({
          kind: z.enum(OFFER_KINDS),
          ...providerFields,
          logo_url: imageUrl,
          provider_family: z.string().meta({
            description: "The provider family, as in `/api/providers`.",
            example: "netflix",
          }),
          url: z.string().meta({ description: "Where to look for the title at the provider." }),
        }),
      )
      .nullable()
      .meta({ description: "By kind, most prominent first; null where nothing can be known." }),
    checked_at: z.iso
      .datetime()
      .nullable()
      .meta({ description: "When the data was fetched; null where there is none." }),
  })
  .meta({ id: "Availability", description: "Where a title can be watched in one country." });
/** Where a title can be watched. */
export const availabilities = z
  .strictObject({
    id: z.int(),
    media_type: z.enum(["movie", "tv"]),
    availability: z.array(availability).meta({ description: "In the order of `country`." }),
  })
  .meta({ id: "TitleAvailability" });
/** Where a season of a show can be watched. */
export const seasonAvailabilities = availabilities
  .extend({ season_number: z.int() })
  .meta({ id: "SeasonAvailability" });
/** The providers of a country by family. */
export const providerFamilies = z.array(
  z
    .strictObject({
      id: z.string().meta({ example: "netflix" }),
      name: z.string().meta({ example: "Netflix" }),
      providers: z.array(providerWithLogo).meta({ description: "Most prominent first." }),
    })
    .meta({ id: "ProviderFamily", description: "A provider family with its providers." }),
);
/** The countries in the order of the picker. */
export const countries = z.array(
  z.strictObject({ iso_3166_1: z.string(), english_name: z.string() }).meta({ id: "Country" }),
);
/** The genres of movies or shows. */
export const genreList = z.array(genre);
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
/** The stars that a session gave a title. */
export const sessionRating = z
  .strictObject({ rating: z.int().min(1).max(5) })
  .meta({ id: "SessionRating" });
/** What visitors of the site rated a title. */
export const averageRating = z
  .strictObject({
    averageRating: z.number().meta({ description: "1 to 5; 0 when nobody has rated." }),
    totalCount: z.int(),
  })
  .meta({ id: "AverageRating" });
/** The response to a stored contact message. */
export const contactReceipt = z
  .strictObject({ message: z.string() })
  .meta({ id: "ContactReceipt" });
const change = z
  .strictObject({
    cursor: z.string().meta({ description: "Identifies the change; it stays the same." }),
    type: z.enum(["movie", "tv"]),
    id: z.int(),
    title: z.string().meta({ description: "What it was called then." }),
    country: z.string(),
    provider_id: z.int(),
    provider_name: z.string().nullable().meta({
      description: "Null when the film database has it no more.",
    }),
    kind: z.enum(OFFER_KINDS),
    change: z.enum(["added", "removed"]),
    observed_at: z.iso.datetime().meta({
      description: "When Flickmap first observed it, not when the service made the change.",
    }),
  })
  .meta({ id: "AvailabilityChange" });
/** Part of the changes of availability. */
export const changes = z
  .strictObject({
    changes: z.array(change),
    has_more: z.boolean(),
    next: z.string().nullable().meta({
      description: "The cursor for `after`, or with `since` for the next `since`.",
    }),
    latest: z.string().meta({ description: "The cursor to begin polling with `since`." }),
    observing_since: z.iso.datetime().nullable().meta({
      description: "When the first title was first observed; null before.",
    }),
  })
  .meta({ id: "AvailabilityChanges" });
/** A line of the export: a title with its offers as numbers of providers, by country and kind. */
export const exportedLine = z
  .strictObject({
    cursor: z.string().meta({ description: "The place of the line, for `after`." }),
    type: z.enum(["movie", "tv"]),
    id: z.int(),
    title: z.string(),
    imdb_id: z.string().nullable(),
    wikidata_id: z.string().nullable(),
    checked_at: z.iso.datetime().meta({ description: "When Flickmap last observed the title." }),
    offers: z
      .record(z.string(), z.partialRecord(z.enum(OFFER_KINDS), z.array(z.int())))
      .meta({ description: "Numbers of providers by kind of offer, by country code." }),
  })
  .meta({ id: "ExportedTitle" });
/** Every error. */
export const problem = z
  .strictObject({
    type: z.literal("about:blank"),
    title: z.string().meta({ description: "What the status means.", example: "Bad Request" }),
    status: z.int().meta({ example: 400 }),
    detail: z.string().meta({ description: "The same text as `message`." }),
    code: z.string().meta({
      description: "For programs; a code never changes its meaning.",
      example: "BAD_USER_INPUT",
    }),
    message: z.string().meta({ description: "For people.", example: "Invalid region" }),
  })
  .meta({ id: "Problem", description: "An error, as RFC 9457 describes them." });
