import { z } from "zod";
import type { DiscoverSort } from "../../../film-database/request-parameters.ts";
import { OFFER_KINDS } from "../../../domain/availability/offers.ts";
import { CERTIFICATION } from "../../../domain/titles/discover.ts";
import { BOUNDS, MAX_LENGTHS } from "../../../domain/titles/bounds.ts";
import { flag, listText, shownAsList } from "./value-types.ts";

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
/** Numbers with commas between, of which a title must have all, or with | between, of which it must have one. */
function numbersOfAllOrAny(max: number) {
  return listText()
    .regex(/^[1-9]\d{0,9}(?:(?:,[1-9]\d{0,9})*|(?:\|[1-9]\d{0,9})*)$/u)
    .transform((list) => ({
      match: list.includes(",") ? ("all" as const) : ("any" as const),
      ids: list.split(/[,|]/u).map(Number),
    }))
    .refine(({ ids }) => ids.length <= max && ids.every((id) => id <= BOUNDS.id.max));
}
/** Genres that a title must all have, or one of which it must have. */
export const genres = numbersOfAllOrAny(MAX_LENGTHS.genres).meta({
  description: `Only with all of these genres: numbers with commas between, at most ${MAX_LENGTHS.genres}. With | between, only with at least one of them.`,
  example: "28,12",
});
/** Services of which a title must be on one, or on all. */
export const watchProviders = numbersOfAllOrAny(MAX_LENGTHS.providers).meta({
  description: `Only on one of these services in \`watch_region\`: numbers with | between, at most ${MAX_LENGTHS.providers}. With commas between, only on all of them.`,
  example: "8|337",
});
/** Numbers with commas or | between. */
function numbers(max: number) {
  return listText()
    .regex(/^[1-9]\d{0,9}(?:[,|][1-9]\d{0,9})*$/u)
    .transform((list) => list.split(/[,|]/u).map(Number))
    .refine((list) => list.length <= max && list.every((one) => one <= BOUNDS.id.max));
}
/** The bounds of a number of the film database, for the description. */
export const ID = { minimum: BOUNDS.id.min, maximum: BOUNDS.id.max } as const;
/** Services of one of which a change must be. */
export const providers = numbers(MAX_LENGTHS.providers);
/** Services of none of which a title may be. */
export const withoutProviders = numbers(MAX_LENGTHS.providers).meta(
  shownAsList(
    { type: "integer", ...ID },
    `Only on none of these services in \`watch_region\`: numbers with commas between, at most ${MAX_LENGTHS.providers}.`,
    [8, 337],
  ),
);
/** Genres of which a title may have none. */
export const withoutGenres = numbers(MAX_LENGTHS.genres).meta(
  shownAsList(
    { type: "integer", ...ID },
    `Only with none of these genres: numbers with commas between, at most ${MAX_LENGTHS.genres}.`,
    [27],
  ),
);
/** Keywords that a title must all have, or one of which it must have. */
export const keywords = numbersOfAllOrAny(MAX_LENGTHS.keywords).meta({
  description: `Only with all of these keywords: numbers with commas between, at most ${MAX_LENGTHS.keywords}. With | between, only with at least one of them.`,
  example: "9826,703",
});
/** Persons who must all be in a movie's cast or crew, or one of whom must be. */
export const people = numbersOfAllOrAny(MAX_LENGTHS.people).meta({
  description: `Movies: only with all of these persons in cast or crew: numbers with commas between, at most ${MAX_LENGTHS.people}. With | between, only with at least one of them.`,
  example: "525",
});
/** The strictest certificate that a movie may have. */
export const certification = z.string().regex(CERTIFICATION).meta({
  description:
    "Movies: only with an age rating of `certification_country` that is no stricter than this one.",
  example: "PG-13",
});
/** Kinds of offer of which a title must have one. */
export const offerKinds = listText()
  .toLowerCase()
  .regex(new RegExp(`^(?:${OFFER_KINDS.join("|")})(?:\\|(?:${OFFER_KINDS.join("|")}))*$`, "u"))
  .transform((list) => list.split("|"))
  .pipe(z.array(z.enum(OFFER_KINDS)))
  .meta({
    description: `Only with an offer of one of these kinds in \`watch_region\`, | between: ${OFFER_KINDS.join(", ")}.`,
    example: "flatrate|free",
  });
/** Kinds of offer of one of which a change must be. */
export const changedKinds = listText()
  .transform((list) => list.replaceAll(",", "|"))
  .pipe(offerKinds)
  .meta(
    shownAsList(
      { type: "string", enum: OFFER_KINDS },
      `Only these kinds of offer, a comma between: ${OFFER_KINDS.join(", ")}.`,
      ["flatrate", "free"],
    ),
  );
/** Whether adult titles are in the list. */
export const includeAdult = flag("Whether to include adult titles.");

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
