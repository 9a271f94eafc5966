import { z } from "zod";
import { minimumVotesOfBest } from "@flickmap/schema/minimum-votes.ts";
import { OFFER_KINDS } from "../../domain/availability/offers.ts";
import { BOUNDS, InvalidFieldError, MAX_LENGTHS } from "../../domain/titles/bounds.ts";
import {
  CERTIFICATION,
  checkDiscoverFilter,
  type DiscoverFilter,
} from "../../domain/titles/discover.ts";
import { badUserInput } from "../../errors.ts";
import type { DiscoverSort, MediaType } from "../../film-database/request-parameters.ts";
import { paged } from "./parameters.ts";
import {
  country,
  day,
  decimal,
  flag,
  integer,
  list,
  listText,
  wholeNumber,
} from "./parameters/value-types.ts";

/** Numbers with commas between, of which a title must have all, or with | between, of which it must have one. */
const numbersOfAllOrAny = (max: number, description: string, example: string) =>
  listText()
    .regex(/^[1-9]\d{0,9}(?:(?:,[1-9]\d{0,9})*|(?:\|[1-9]\d{0,9})*)$/u)
    .transform((text) => ({
      match: text.includes(",") ? ("all" as const) : ("any" as const),
      ids: text.split(/[,|]/u).map(Number),
    }))
    .refine(({ ids }) => ids.length <= max && ids.every((id) => id <= BOUNDS.id.max))
    .meta({ description, example });
const allOrAny = (what: string, max: number, example: string) =>
  numbersOfAllOrAny(
    max,
    `${what}: numbers with commas between, at most ${max}. With | between, only with at least one of them.`,
    example,
  );
const numbers = (what: string, max: number, example: number[]) =>
  list(
    wholeNumber(BOUNDS.id),
    max,
    `${what}: numbers with commas between, at most ${max}.`,
    example,
  );

/** The six orders of a discover list, two of them under the film database's names too. */
const sortBy = z
  .enum(
    [
      "popularity",
      "vote_average",
      "release_date",
      "primary_release_date",
      "first_air_date",
    ].flatMap((order) => [`${order}.desc`, `${order}.asc`]),
  )
  .transform(
    (sort) => sort.replace(/^(?:primary_release|first_air)_date/u, "release_date") as DiscoverSort,
  )
  .meta({
    description:
      "The order; `popularity.desc` where left out. `release_date`, `primary_release_date` and `first_air_date` are the " +
      "same: the release of a movie, the first episode of a show.",
  });
const kindPattern = `(?:${OFFER_KINDS.join("|")})`;

const filters = z.object({
  with_genres: allOrAny("Only with all of these genres", MAX_LENGTHS.genres, "28,12"),
  primary_release_year: integer(BOUNDS.year, "Movies: only first released in this year.", 1999),
  first_air_date_year: integer(
    BOUNDS.year,
    "Shows: only with the first episode of the first season in this year; later seasons do not count.",
    2008,
  ),
  "vote_average.gte": decimal(BOUNDS.vote, "Only with at least this average vote.", 7),
  "vote_average.lte": decimal(BOUNDS.vote, "Only with at most this average vote.", 9.5),
  "vote_count.gte": integer(BOUNDS.voteCount, "Only with at least so many votes.", 100),
  "with_runtime.gte": integer(BOUNDS.runtime, "Only at least this long, in minutes.", 60),
  "with_runtime.lte": integer(BOUNDS.runtime, "Only at most this long, in minutes.", 120),
  with_original_language: z
    .string()
    .toLowerCase()
    .regex(/^[a-z]{2}$/u)
    .meta({ description: "Only made in this language, ISO 639-1.", example: "ko" }),
  with_origin_country: country("Shows: only from this country."),
  "primary_release_date.gte": day(
    "Movies: only first released on this day or later. For shows a former name of `first_air_date.gte`.",
  ),
  "primary_release_date.lte": day(
    "Movies: only first released on this day or earlier. For shows a former name of `first_air_date.lte`.",
  ),
  "first_air_date.gte": day("Shows: only with the first episode on this day or later."),
  "first_air_date.lte": day("Shows: only with the first episode on this day or earlier."),
  with_watch_providers: numbersOfAllOrAny(
    MAX_LENGTHS.providers,
    `Only on one of these services in \`watch_region\`: numbers with | between, at most ${MAX_LENGTHS.providers}. With commas between, only on all of them.`,
    "8|337",
  ),
  with_watch_monetization_types: listText()
    .toLowerCase()
    .regex(new RegExp(`^${kindPattern}(?:\\|${kindPattern})*$`, "u"))
    .transform((text) => text.split("|"))
    .pipe(z.array(z.enum(OFFER_KINDS)))
    .meta({
      description: `Only with an offer of one of these kinds in \`watch_region\`, | between: ${OFFER_KINDS.join(", ")}.`,
      example: "flatrate|free",
    }),
  without_watch_providers: numbers(
    "Only on none of these services in `watch_region`",
    MAX_LENGTHS.providers,
    [8, 337],
  ),
  without_genres: numbers("Only with none of these genres", MAX_LENGTHS.genres, [27]),
  with_keywords: allOrAny("Only with all of these keywords", MAX_LENGTHS.keywords, "9826,703"),
  with_people: allOrAny(
    "Movies: only with all of these persons in cast or crew",
    MAX_LENGTHS.people,
    "525",
  ),
  "certification.lte": z.string().regex(CERTIFICATION).meta({
    description:
      "Movies: only with an age rating of `certification_country` that is no stricter than this one.",
    example: "PG-13",
  }),
  certification_country: country(
    "Movies: whose age rating `certification.lte` is; `region` where left out. Alone it changes nothing.",
  ),
  watch_region: country("Where services are looked up; `region` where left out."),
});

export const discoverQuery = paged.extend({
  ...filters.partial().shape,
  sort_by: sortBy.default("popularity.desc"),
  include_adult: flag("Whether to include adult titles.").default(false),
});

export type DiscoverQuery = z.output<typeof discoverQuery>;

/** The domain's fields under the names of the query. */
const PARAMETER_OF: Readonly<Record<string, string>> = {
  voteAverageMin: "vote_average.gte",
  runtimeMin: "with_runtime.gte",
  releasedFrom: "primary_release_date.gte",
  region: "watch_region",
  certificationCountry: "certification_country",
};

/** The parameters that have no meaning for a type of title. */
const OF_OTHER_TYPE = {
  movie: ["first_air_date_year", "first_air_date.gte", "first_air_date.lte"],
  tv: ["primary_release_year", "with_people", "certification.lte", "certification_country"],
} as const;

function numbersOf(match: "all" | "any", list: DiscoverQuery["with_genres"]) {
  return list?.match === match ? list.ids : undefined;
}

/** Throws BAD_USER_INPUT naming the parameter that is wrong, such as the year of the other type of title. */
export function discoverFilter(type: MediaType, query: DiscoverQuery): DiscoverFilter {
  const ofOtherType = OF_OTHER_TYPE[type].find((name) => query[name] !== undefined);
  if (ofOtherType !== undefined) {
    const takers = type === "movie" ? "shows" : "movies";
    throw badUserInput(`Invalid ${ofOtherType}: it is a parameter of ${takers} alone.`);
  }
  const { with_genres: genres, with_watch_providers: providers } = query;
  const { with_keywords: keywords, with_people: people } = query;
  const filter: DiscoverFilter = {
    region: query.region,
    originalLanguage: query.with_original_language,
    genres: numbersOf("all", genres),
    anyGenres: numbersOf("any", genres),
    year: type === "movie" ? query.primary_release_year : query.first_air_date_year,
    releasedFrom: query["first_air_date.gte"] ?? query["primary_release_date.gte"],
    releasedTo: query["first_air_date.lte"] ?? query["primary_release_date.lte"],
    voteAverageMin: query["vote_average.gte"],
    voteAverageMax: query["vote_average.lte"],
    voteCountMin: query["vote_count.gte"],
    runtimeMin: query["with_runtime.gte"],
    runtimeMax: query["with_runtime.lte"],
    originCountry: query.with_origin_country,
    includeAdult: query.include_adult,
    providers: numbersOf("any", providers),
    allProviders: numbersOf("all", providers),
    offerKinds: query.with_watch_monetization_types,
    watchRegion: query.watch_region,
    withoutProviders: query.without_watch_providers,
    withoutGenres: query.without_genres,
    keywords: numbersOf("all", keywords),
    anyKeywords: numbersOf("any", keywords),
    people: numbersOf("all", people),
    anyPeople: numbersOf("any", people),
    certificationMax: query["certification.lte"],
    certificationCountry: query.certification_country,
  };
  try {
    checkDiscoverFilter(filter);
  } catch (error) {
    if (!(error instanceof InvalidFieldError)) throw error;
    throw badUserInput(`Invalid ${PARAMETER_OF[error.field] ?? error.field}: ${error.reason}`);
  }
  return filter;
}

/** How many votes the site asks of titles where the best rated come first, as a header; none where that is met. */
export function discoverHint(type: MediaType, query: DiscoverQuery): Record<string, string> {
  if (query.sort_by !== "vote_average.desc") return {};
  const { genres, anyGenres, providers, allProviders, ...filter } = discoverFilter(type, query);
  const votes = minimumVotesOfBest({
    ...filter,
    genres: genres ?? anyGenres,
    providers: providers ?? allProviders,
  });
  return (filter.voteCountMin ?? 0) < votes ? { "flickmap-hint": `vote_count.gte=${votes}` } : {};
}
