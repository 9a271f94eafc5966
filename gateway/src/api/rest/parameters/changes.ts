import { z } from "zod";
import { BOUNDS, MAX_LENGTHS } from "../../../domain/titles/bounds.ts";
import { COUNTRY_CODES } from "@flickmap/schema/country-names.ts";
import { changedKinds, ID, providers } from "./list-filters.ts";
import { mediaType } from "./media-type.ts";
import {
  country,
  deprecated,
  integer,
  language,
  listText,
  readCountry,
  shownAsList,
} from "./value-types.ts";

/** Which changes of availability are wanted: of the feed too. */
const changeFilter = z.object({
  providers: providers
    .meta(
      shownAsList(
        { type: "integer", ...ID },
        `Only on one of these services: numbers with commas between, at most ${MAX_LENGTHS.providers}.`,
        [8, 337],
      ),
    )
    .optional(),
  provider_families: listText()
    .regex(/^[a-z0-9-]{1,80}(?:[,|][a-z0-9-]{1,80})*$/u)
    .transform((list) => list.split(/[,|]/u))
    .refine((list) => list.length <= MAX_LENGTHS.providers)
    .meta(
      shownAsList(
        { type: "string", pattern: "^[a-z0-9-]{1,80}$" },
        "Only on services of one of these provider families, a comma between; with `providers`, on any of both.",
        ["netflix", "mubi"],
      ),
    )
    .optional(),
  kinds: changedKinds.optional(),
  change: z
    .enum(["added", "removed"])
    .meta({ description: "Only what came, or only what left." })
    .optional(),
  type: mediaType.optional(),
});
const countryOrAll = z.preprocess(
  (value, context) => (value === "*" ? value : readCountry(value, context)),
  z
    .enum(["*", ...COUNTRY_CODES])
    .meta({ id: "CountryCodeOrAll", description: "ISO 3166-1 alpha-2, or `*`." }),
);

/** A cursor as a response gave it. */
export const cursor = z
  .string()
  .regex(/^[\w-]{1,80}$/u)
  .meta({ example: "Y2hhbmdlOjNmOGMxZTdhOWIwNGQyNTY6NDI" });
/** The query of the call for changes. */
export const changes = changeFilter
  .extend({
    country: countryOrAll.default("*").meta({
      description: "The country, or `*` for all, as where left out.",
      example: "DE",
    }),
    first: integer({ min: 1, max: 100 }, "How many, 1 to 100.", 20).default(20),
    after: cursor
      .meta({ description: "Goes on after this change, from newer to older." })
      .optional(),
    since: cursor
      .refine((since) => !/^\d+-\d+-\d+$/u.test(since) || z.iso.date().safeParse(since).success)
      .meta({
        description:
          "Gives what was observed after this change, or since a day such as 2026-11-26 (UTC) and a few minutes before it, from older to newer.",
      })
      .optional(),
  })
  .refine(({ after, since }) => after === undefined || since === undefined, {
    error: "Give either after or since, not both",
  });
/** The titles of a list: `m550,t1396`. */
export const followedTitles = listText()
  .regex(/^[mt][1-9]\d{0,9}(?:[,|][mt][1-9]\d{0,9})*$/u)
  .transform((list) =>
    [...new Set(list.split(/[,|]/u))].map((key) => ({
      type: key.startsWith("m") ? ("movie" as const) : ("tv" as const),
      id: Number(key.slice(1)),
    })),
  )
  .refine((titles) => titles.length <= MAX_LENGTHS.followedTitles)
  .refine((titles) => titles.every(({ id }) => id <= BOUNDS.id.max))
  .meta(
    shownAsList(
      { type: "string", pattern: "^[mt][1-9]\\d{0,8}$" },
      `Only these titles: movies as \`m550\`, shows as \`t1396\`, a comma between, at most ${MAX_LENGTHS.followedTitles}.`,
      ["m550", "t1396"],
    ),
  );
/** The query of the feed. */
export const feed = changeFilter.extend({
  language,
  titles: followedTitles.optional(),
  after: cursor
    .meta({
      description: "Goes on after this change, from newer to older: the feed's link `next`.",
    })
    .optional(),
  provider: deprecated(changeFilter.shape.providers, "providers"),
  family: deprecated(changeFilter.shape.provider_families, "provider_families"),
});
/** The query of the calendar, which looks up each movie. */
export const calendar = z.object({
  language,
  titles: followedTitles
    .refine((titles) => titles.length <= MAX_LENGTHS.references)
    .meta(
      shownAsList(
        { type: "string", pattern: "^[mt][1-9]\\d{0,8}$" },
        `The list: movies as \`m550\`, a comma between, at most ${MAX_LENGTHS.references}.`,
        ["m550", "m27205"],
      ),
    ),
});
/** The path of the feed. */
export const feedPath = z.object({
  country: country("The country, ISO 3166-1 alpha-2."),
});
/** The query of the export. */
export const availabilityExport = z.object({
  language,
  country: country("The country, ISO 3166-1 alpha-2."),
  after: cursor
    .meta({
      description: "Goes on after the line with this cursor.",
      example: "dGl0bGU6bW92aWU6NTUw",
    })
    .optional(),
});
