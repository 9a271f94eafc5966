import { z } from "zod";
import { minimumVotesOfBest } from "@flickmap/schema/minimum-votes.ts";
import {
  OFFER_KINDS,
  type DiscoverFilter,
  FILTER_NAMES,
  type DiscoverSort,
} from "../../film-database/request-parameters.ts";
import { BOUNDS, InvalidFieldError, MAX_LENGTHS } from "../../domain/titles/bounds.ts";
import { CERTIFICATION, checkDiscoverFilter } from "../../domain/titles/discover.ts";
import { badUserInput } from "../../errors.ts";
import type { TitleType } from "../../film-database/records/title.ts";
import { country, day, decimal, flag, integer, list, paged, wholeNumber } from "./parameters.ts";

const listText = () =>
  z.string().overwrite((text) => text.replaceAll(/\s*([,|])\s*/gu, "$1").trim());

/** Numbers with commas between, of which a title must have all, or with | between, of which it must have one. */
const allOrAny = (
  all: keyof DiscoverFilter,
  any: keyof DiscoverFilter,
  what: string,
  max: number,
  example: string,
) =>
  listText()
    .regex(/^[1-9]\d{0,9}(?:(?:,[1-9]\d{0,9})*|(?:\|[1-9]\d{0,9})*)$/u)
    .transform((text): DiscoverFilter => {
      const ids = text.split(/[,|]/u).map(Number);
      return text.includes(",") ? { [all]: ids } : { [any]: ids };
    })
    .meta({
      description: `Only with all of these ${what}: numbers with commas between, at most ${max}. With | between, with at least one of them.`,
      example,
    });
const noneOf = (what: string, max: number, example: number) =>
  list(wholeNumber(BOUNDS.id), max, `Only with none of these ${what}`, example);

/** The six orders of a discover list, two of them under the film database's names too. */
const sortBy = z
  .enum(
    "popularity vote_average release_date primary_release_date first_air_date"
      .split(" ")
      .flatMap((order) => [`${order}.desc`, `${order}.asc`]),
  )
  .transform(
    (sort) => sort.replace(/^(?:primary_release|first_air)_date/u, "release_date") as DiscoverSort,
  )
  .meta({
    description:
      "The order; `popularity.desc` where left out. `release_date`, `primary_release_date` and `first_air_date` are the same.",
  });
const KIND = `(?:${OFFER_KINDS.join("|")})`;

const filters = z.object({
  with_genres: allOrAny("genres", "anyGenres", "genres", MAX_LENGTHS.genres, "28,12"),
  with_keywords: allOrAny("keywords", "anyKeywords", "keywords", MAX_LENGTHS.keywords, "9826,703"),
  with_people: allOrAny("people", "anyPeople", "persons (movies)", MAX_LENGTHS.people, "525"),
  with_watch_providers: allOrAny(
    "allProviders",
    "providers",
    "services in `watch_region`",
    MAX_LENGTHS.providers,
    "8|337",
  ),
  without_genres: noneOf("genres", MAX_LENGTHS.genres, 27),
  without_watch_providers: noneOf("services in `watch_region`", MAX_LENGTHS.providers, 8),
  with_watch_monetization_types: listText()
    .toLowerCase()
    .regex(new RegExp(`^${KIND}(?:\\|${KIND})*$`, "u"))
    .transform((text) => text.split("|"))
    .meta({
      description: `Only with an offer of one of these kinds in \`watch_region\`, | between: ${OFFER_KINDS.join(", ")}.`,
      example: "flatrate|free",
    }),
  watch_region: country("Where services are looked up; `region` where left out."),
  primary_release_year: integer(BOUNDS.year, "Movies: only first released in this year.", 1999),
  first_air_date_year: integer(BOUNDS.year, "Shows: only first aired in this year.", 2008),
  "primary_release_date.gte": day("Movies: only first released on this day or later."),
  "primary_release_date.lte": day("Movies: only first released on this day or earlier."),
  "first_air_date.gte": day("Shows: only with the first episode on this day or later."),
  "first_air_date.lte": day("Shows: only with the first episode on this day or earlier."),
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
  "certification.lte": z.string().regex(CERTIFICATION).meta({
    description:
      "Movies: only with an age rating of `certification_country` that is no stricter than this one.",
    example: "PG-13",
  }),
  certification_country: country(
    "Movies: whose age rating `certification.lte` is; `region` where left out. Alone it changes nothing.",
  ),
});

export const discoverQuery = {
  ...paged,
  ...filters.partial().shape,
  sort_by: sortBy.default("popularity.desc"),
  include_adult: flag("Whether to include adult titles.").default(false),
};

type DiscoverQuery = z.output<z.ZodObject<typeof discoverQuery>>;

/** The parameters that have no meaning for a type of title. */
const OF_OTHER_TYPE = {
  movie: ["first_air_date_year", "first_air_date.gte", "first_air_date.lte"],
  tv: ["primary_release_year", "with_people", "certification.lte", "certification_country"],
} as const;

/** Throws BAD_USER_INPUT naming the parameter that is wrong, such as the year of the other type of title. */
export function discoverFilter(type: TitleType, query: DiscoverQuery): DiscoverFilter {
  const ofOtherType = OF_OTHER_TYPE[type].find((name) => query[name] !== undefined);
  if (ofOtherType !== undefined) {
    const takers = type === "movie" ? "shows" : "movies";
    throw badUserInput(`Invalid ${ofOtherType}: it is a parameter of ${takers} alone.`);
  }
  const { with_genres, with_keywords, with_people, with_watch_providers, ...single } = query;
  const values = new Map<string, unknown>(Object.entries(single));
  const filter: DiscoverFilter = {
    ...Object.fromEntries(
      Object.entries(FILTER_NAMES).map(([field, name]) => [field, values.get(name)]),
    ),
    ...with_genres,
    ...with_keywords,
    ...with_people,
    ...with_watch_providers,
    year: query.primary_release_year ?? query.first_air_date_year,
    releasedFrom: query["first_air_date.gte"] ?? query["primary_release_date.gte"],
    releasedTo: query["first_air_date.lte"] ?? query["primary_release_date.lte"],
  };
  try {
    checkDiscoverFilter(filter);
  } catch (error) {
    if (!(error instanceof InvalidFieldError)) throw error;
    const names: Readonly<Record<string, string>> = { ...FILTER_NAMES, region: "watch_region" };
    throw badUserInput(`Invalid ${names[error.field]}: ${error.reason}`);
  }
  return filter;
}

/** How many votes the site asks of titles where the best rated come first, as a header; none where that is met. */
export function discoverHint(type: TitleType, query: DiscoverQuery): Record<string, string> {
  if (query.sort_by !== "vote_average.desc") return {};
  const { genres, anyGenres, providers, allProviders, ...filter } = discoverFilter(type, query);
  const votes = minimumVotesOfBest({
    ...filter,
    genres: genres ?? anyGenres,
    providers: providers ?? allProviders,
  });
  return (filter.voteCountMin ?? 0) < votes ? { "flickmap-hint": `vote_count.gte=${votes}` } : {};
}
