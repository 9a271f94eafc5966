import { z } from "zod";
import { BOUNDS, EXTERNAL_ID, MAX_LENGTHS } from "../../domain/titles/bounds.ts";
import {
  anyCountry,
  country,
  flag,
  integer,
  list,
  mediaType,
  text,
  toLowerCase,
} from "./parameters/value-types.ts";

const id = integer(BOUNDS.id, "The film database's number of the title.", 550);
const page = integer(BOUNDS.page, "The page; the first where left out.", 1);
const region = country("The country, ISO 3166-1 alpha-2; taken as `country` too.");

export const none = z.object({});
export const typed = z.object({ type: mediaType });
export const title = z.object({ type: mediaType, id });
export const trend = z.object({
  type: mediaType,
  window: z.enum(["day", "week"]).describe("Over the last day or the last week."),
});
export const scoped = z.object({
  type: z.enum(["multi", "movie", "tv"]).describe("Movies and shows together, or one of the two."),
});
export const inRegion = z.object({ region: region.optional() });
export const paged = inRegion.extend({
  page: page.default(1),
});
export const searched = paged.extend({
  query: text("What to look for, 1 to 200 characters.").pipe(z.string().min(1)),
  // Changes nothing, so it is no part of what was read: responses are not stored once for each value.
  include_adult: z
    .preprocess(toLowerCase, z.literal("false"))
    .describe("Searches never find adult titles; `false` alone is taken.")
    .transform(() => undefined)
    .optional(),
  exact: flag("Whether the query is searched for as it is, whatever it finds.").default(false),
});
/** The parts that the film database's titles may be requested with. Flickmap's have the first three in any case. */
const APPENDABLE = (
  "credits external_ids watch/providers similar account_states aggregate_credits alternative_titles changes " +
  "content_ratings episode_groups images keywords lists recommendations release_dates reviews screened_theatrically " +
  "translations videos"
).split(" ");
export const titleQuery = inRegion.extend({
  append_to_response: list(
    z.string().regex(new RegExp(`^(${APPENDABLE.join("|")})$`, "u")),
    100,
    "As the film database takes it, with commas between. `similar` is added; credits, external_ids and watch/providers are there in any case, and other parts are left out.",
    ["credits", "watch/providers", "similar"],
  )
    .transform((parts) => (parts.includes("similar") ? ("similar" as const) : undefined))
    .optional(),
});
export const person = z.object({
  id: integer(BOUNDS.id, "The film database's number of the person.", 525),
});
export const credits = z.object({
  type: mediaType.optional().describe("Only movies, or only shows."),
  sort_by: z
    .enum(["popularity.desc", "release_date.desc"])
    .default("popularity.desc")
    .describe("The order: best known, or newest first."),
  page: page.default(1),
});
export const typing = z.object({
  query: text("What was typed so far; empty results below 2 characters.").default(""),
});
export const session = z.object({
  session_id: z.uuid().describe("The browser's anonymous session, a random UUID."),
});
/** Parameters that are checked in every call, taken or not. */
export const everywhere = z.object({ region: region.optional(), page: page.optional() });

const countryList = (max: number) =>
  list(anyCountry, max, `Country codes with commas between, at most ${max}.`, ["DE", "FR"]);
export const inCountries = z.object({ country: countryList(MAX_LENGTHS.countries) });

/** Titles by their type and number: `movie:550`, or short `m550`. */
export const titleList = (form: RegExp, max: number, description: string, example: string[]) =>
  list(
    z
      .string()
      .regex(form)
      .transform((key) => ({
        type: /^m/iu.test(key) ? ("movie" as const) : ("tv" as const),
        id: Number(/\d+$/u.exec(key)?.[0]),
      }))
      .refine((title) => title.id <= BOUNDS.id.max),
    max,
    description,
    example,
  );
export const batch = z.object({
  titles: titleList(
    /^(?:(?:movie|tv):|[mt])[1-9]\d{0,9}$/iu,
    MAX_LENGTHS.batchTitles,
    `Titles with commas between, at most ${MAX_LENGTHS.batchTitles}.`,
    ["movie:550", "tv:1399"],
  ),
  countries: countryList(MAX_LENGTHS.batchCountries),
});
export const season = z.object({
  id,
  season: integer({ min: 0, max: 10_000 }, "The season's number; 0 holds the specials.", 1),
});
export const providersQuery = z.object({
  country: country("The country, ISO 3166-1 alpha-2."),
  type: mediaType.optional().describe("Only providers with movies, or with shows."),
});
const catalogNumber = (schema: z.ZodString, description: string, example: string) =>
  schema.meta({ description, example }).optional();
export const externalId = z
  .object({
    imdb_id: catalogNumber(
      z.string().toLowerCase().regex(EXTERNAL_ID.imdb),
      "IMDb's number.",
      "tt0903747",
    ),
    wikidata_id: catalogNumber(
      z.string().toUpperCase().regex(EXTERNAL_ID.wikidata),
      "Wikidata's number.",
      "Q190050",
    ),
    tvdb_id: catalogNumber(z.string().regex(EXTERNAL_ID.tvdb), "TheTVDB's number.", "81189"),
  })
  .refine(
    ({ imdb_id, wikidata_id, tvdb_id }) =>
      [imdb_id, wikidata_id, tvdb_id].filter((one) => one !== undefined).length === 1,
    { error: "Give exactly one of imdb_id, wikidata_id and tvdb_id" },
  );
