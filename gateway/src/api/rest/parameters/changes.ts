import { z } from "zod";
import { BOUNDS, MAX_LENGTHS } from "../../../domain/titles/bounds.ts";
import { OFFER_KINDS } from "../../../domain/availability/offers.ts";
import { COUNTRY_CODES } from "@flickmap/schema/country-names.ts";
import { titleList } from "../parameters.ts";
import {
  country,
  integer,
  language,
  list,
  mediaType,
  readCountry,
  toLowerCase,
  wholeNumber,
} from "./value-types.ts";
import type { ChangesRequest } from "../../../domain/changes/changes.ts";

const changeFilter = z
  .object({
    providers: list(
      wholeNumber(BOUNDS.id),
      MAX_LENGTHS.providers,
      `Only on one of these services: numbers with commas between, at most ${MAX_LENGTHS.providers}.`,
      [8, 337],
    ),
    provider_families: list(
      z.string().regex(/^[a-z0-9-]{1,80}$/u),
      MAX_LENGTHS.providers,
      "Only on services of one of these provider families, a comma between; with `providers`, on any of both.",
      ["netflix", "mubi"],
    ),
    kinds: list(
      z.preprocess(toLowerCase, z.enum(OFFER_KINDS)),
      100,
      `Only these kinds of offer, a comma between: ${OFFER_KINDS.join(", ")}.`,
      ["flatrate", "free"],
    ),
    change: z.enum(["added", "removed"]).describe("Only what came, or only what left."),
    type: mediaType,
  })
  .partial();
const countryOrAll = z.preprocess(
  (value, context) => (value === "*" ? value : readCountry(value, context)),
  z
    .enum(["*", ...COUNTRY_CODES])
    .meta({ id: "CountryCodeOrAll", description: "ISO 3166-1 alpha-2, or `*`." }),
);

export const cursor = z
  .string()
  .regex(/^[\w-]{1,80}$/u)
  .meta({ example: "Y2hhbmdlOjNmOGMxZTdhOWIwNGQyNTY6NDI" });
const after = (description: string) => cursor.meta({ description }).optional();
export const changes = changeFilter
  .extend({
    country: countryOrAll.default("*").meta({
      description: "The country, or `*` for all, as where left out.",
      example: "DE",
    }),
    first: integer({ min: 1, max: 100 }, "How many, 1 to 100.", 20).default(20),
    after: after("Goes on after this change, from newer to older."),
    since: cursor
      .refine((since) => !/^\d+-\d+-\d+$/u.test(since) || z.iso.date().safeParse(since).success)
      .describe(
        "Gives what was observed after this change, or since a day such as 2026-11-26 (UTC) and a few minutes before it, from older to newer.",
      )
      .optional(),
  })
  .refine(({ after, since }) => after === undefined || since === undefined, {
    error: "Give either after or since, not both",
  });
/** One that comes twice counts once. */
const unique = (value: unknown) =>
  typeof value === "string" ? [...new Set(value.split(/[,|]/u))].join(",") : value;
/** Movies and shows as lists of visitors have them: `m550,t1396`. */
const followedTitles = (max: number, description: string, example: string[]) =>
  z
    .preprocess(unique, titleList(/^[mt][1-9]\d{0,9}$/u, max, description, example))
    .meta({ description, example });
export const feed = changeFilter.extend({
  language,
  titles: followedTitles(
    MAX_LENGTHS.followedTitles,
    `Only these titles: movies as \`m550\`, shows as \`t1396\`, a comma between, at most ${MAX_LENGTHS.followedTitles}.`,
    ["m550", "t1396"],
  ).optional(),
  after: after("Goes on after this change, from newer to older: the feed's link `next`."),
});
export const calendar = z.object({
  language,
  titles: followedTitles(
    MAX_LENGTHS.references,
    `The list: movies as \`m550\`, shows as \`t1396\`, a comma between, at most ${MAX_LENGTHS.references}.`,
    ["m550", "m27205"],
  ),
});
export const feedPath = z.object({ country: country("The country, ISO 3166-1 alpha-2.") });
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

/** The filters of a call for changes. */
type ChangesQuery = z.output<typeof changeFilter> & Pick<ChangesRequest, "country" | "titles">;

/** The changes that a query requests; `*` is every country. */
export function changesRequest({
  country,
  change,
  provider_families: providerFamilies,
  ...same
}: ChangesQuery): ChangesRequest {
  return {
    ...same,
    providerFamilies,
    country: country === "*" ? null : country,
    change: change === undefined ? null : change === "added" ? "ADDED" : "REMOVED",
  };
}
