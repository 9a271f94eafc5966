import { z } from "zod";
import type { DiscoverSort } from "../../film-database/request-parameters.ts";
import { OFFER_KINDS } from "../../providers/offers.ts";
import { BOUNDS, MAX_LENGTHS } from "../../titles/bounds.ts";
import { country, day, decimal, integer, shownAs } from "./value-types.ts";

/** Where a show comes from. */
export const originCountry = country("Shows: only from this country.");
/** A language by its ISO 639-1 code. */
export const originalLanguage = z
  .string()
  .regex(/^[a-z]{2}$/u)
  .meta({ description: "Only made in this language, ISO 639-1.", example: "ko" });
/** The six orders of a discover list, two of them under the film database's names too. */
export const sortBy = z
  .enum([
    "popularity.desc",
    "popularity.asc",
    "vote_average.desc",
    "vote_average.asc",
    "release_date.desc",
    "release_date.asc",
    "primary_release_date.desc",
    "primary_release_date.asc",
    "first_air_date.desc",
    "first_air_date.asc",
  ])
  .transform(toDiscoverSort)
  .meta({
    description:
      "The order; `popularity.desc` where left out. `release_date`, `primary_release_date` and `first_air_date` are the " +
      "same: the release of a movie, the first episode of a show.",
  });
/** Genres that a title must all have, or one of which it must have. */
export const genres = z
  .string()
  .regex(/^[1-9]\d{0,9}(?:(?:,[1-9]\d{0,9})*|(?:\|[1-9]\d{0,9})*)$/u)
  .transform((list) => ({
    match: list.includes("|") ? ("any" as const) : ("all" as const),
    ids: list.split(/[,|]/u).map(Number),
  }))
  .refine(({ ids }) => ids.length <= MAX_LENGTHS.genres && ids.every((id) => id <= BOUNDS.id.max))
  .meta({
    description: `Only with all of these genres: numbers with commas between, at most ${MAX_LENGTHS.genres}. With | between, only with at least one of them.`,
    example: "28,12",
  });
/** Services of which a title must be on one. */
export const providers = z
  .string()
  .regex(/^[1-9]\d{0,9}(?:\|[1-9]\d{0,9})*$/u)
  .transform((list) => list.split("|").map(Number))
  .refine(
    (list) => list.length <= MAX_LENGTHS.providers && list.every((one) => one <= BOUNDS.id.max),
  )
  .meta({
    description: `Only on one of these services in \`watch_region\`: numbers with | between, at most ${MAX_LENGTHS.providers}.`,
    example: "8|337",
  });
/** Kinds of offer of which a title must have one. */
export const offerKinds = z
  .string()
  .regex(new RegExp(`^(?:${OFFER_KINDS.join("|")})(?:\\|(?:${OFFER_KINDS.join("|")}))*$`, "u"))
  .transform((list) => list.split("|"))
  .pipe(z.array(z.enum(OFFER_KINDS)))
  .meta({
    description: `Only with an offer of one of these kinds in \`watch_region\`, | between: ${OFFER_KINDS.join(", ")}.`,
    example: "flatrate|free",
  });
/** Where services and kinds of offer are looked up. */
export const watchRegion = country("Where services are looked up; `region` where left out.");
/** A year of release. */
export const releaseYear = integer(BOUNDS.year, "Movies: only first released in this year.", 1999);
/** The year in which a show began. */
export const firstAirYear = integer(
  BOUNDS.year,
  "Shows: only with the first episode of the first season in this year; later seasons do not count.",
  2008,
);
/** Lowest average vote. */
export const voteFrom = decimal(BOUNDS.vote, "Only with at least this average vote.", 7);
/** Highest average vote. */
export const voteTo = decimal(BOUNDS.vote, "Only with at most this average vote.", 9.5);
/** Fewest votes. */
export const votesFrom = integer(BOUNDS.voteCount, "Only with at least so many votes.", 100);
/** Shortest length. */
export const runtimeFrom = integer(BOUNDS.runtime, "Only at least this long, in minutes.", 60);
/** Longest length. */
export const runtimeTo = integer(BOUNDS.runtime, "Only at most this long, in minutes.", 120);
/** Earliest day of release. */
export const releasedFrom = day(
  "Movies: only first released on this day or later. For shows a former name of `first_air_date.gte`.",
);
/** Latest day of release. */
export const releasedTo = day(
  "Movies: only first released on this day or earlier. For shows a former name of `first_air_date.lte`.",
);
/** Earliest day of the first episode. */
export const firstAiredFrom = day("Shows: only with the first episode on this day or later.");
/** Latest day of the first episode. */
export const firstAiredTo = day("Shows: only with the first episode on this day or earlier.");
/** Whether adult titles are in the list. */
export const includeAdult = z
  .enum(["true", "false"])
  .transform((value) => value === "true")
  .meta(shownAs({ type: "boolean", description: "Whether to include adult titles." }));

function toDiscoverSort(
  sort: DiscoverSort | `${"primary_release" | "first_air"}_date.${"desc" | "asc"}`,
): DiscoverSort {
  switch (sort) {
    case "primary_release_date.desc":
    case "first_air_date.desc":
      return "release_date.desc";
    case "primary_release_date.asc":
    case "first_air_date.asc":
      return "release_date.asc";
    default:
      return sort;
  }
}
