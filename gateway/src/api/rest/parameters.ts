import { z } from "zod";
import { BOUNDS, EXTERNAL_ID, MAX_LENGTHS } from "../../domain/titles/bounds.ts";
import { mediaType } from "./parameters/media-type.ts";
import {
  country,
  flag,
  integer,
  listText,
  shownAsList,
  text,
  toLowerCase,
  withoutEffect,
  readCountry,
} from "./parameters/value-types.ts";

/** What a search looks among: movies and shows, or one of the two. */
const scope = z
  .enum(["multi", "movie", "tv"])
  .meta({ description: "Movies and shows together, or one of the two." });
/** The span that trending counts. */
const window = z.enum(["day", "week"]).meta({ description: "Over the last day or the last week." });
/** A title's number. */
const id = integer(BOUNDS.id, "The film database's number of the title.", 550);
/** The page of a list; 1 where left out. */
const page = integer(BOUNDS.page, "The page; the first where left out.", 1);
/** The country of the visitor. */
const region = country("The country, ISO 3166-1 alpha-2.");
/** The country of a list. */
const listCountry = country("The same as `region`, which decides where both are given.");
/** What to search for, 1 to 200 characters after trimming. */
const searchQuery = text("What to look for, 1 to 200 characters.").pipe(z.string().min(1));
/** What was typed so far; below 2 characters nothing is looked up. */
const typedQuery = text("What was typed so far; empty results below 2 characters.");
/** A browser's anonymous session. */
const sessionId = z.uuid().meta({ description: "The browser's anonymous session, a random UUID." });

/** A call without parameters. */
export const none = z.object({});
/** The path of a call on movies or shows. */
export const typed = z.object({ type: mediaType });
/** The path of a call on one title. */
export const title = z.object({ type: mediaType, id });
/** The path of a trending list. */
export const trend = z.object({ type: mediaType, window });
/** The path of a search. */
export const scoped = z.object({ type: scope });
/** The query of a call on one country. */
export const inRegion = z.object({ region: region.optional() });
/** The query of a call that gives pages. */
export const paged = inRegion.extend({ page: page.default(1), country: listCountry.optional() });
/** The query of a search. */
export const searched = paged.extend({
  query: searchQuery,
  include_adult: withoutEffect(
    z
      .preprocess(toLowerCase, z.literal("false"))
      .meta({ description: "Searches never find adult titles; `false` alone is taken." }),
  ).optional(),
  exact: flag("Whether the query is searched for as it is, whatever it finds.").default(false),
});
/** The parts that the film database's titles may be requested with. Flickmap's have the first three in any case. */
const APPENDABLE = (
  "credits external_ids watch/providers similar account_states aggregate_credits alternative_titles changes " +
  "content_ratings episode_groups images keywords lists recommendations release_dates reviews screened_theatrically " +
  "translations videos"
).split(" ");
/** The query of a title. */
export const titleQuery = inRegion.extend({
  append_to_response: listText()
    .transform((list) => list.split(","))
    .refine((parts) => parts.every((part) => APPENDABLE.includes(part)))
    .transform((parts) => (parts.includes("similar") ? ("similar" as const) : undefined))
    .meta(
      shownAsList(
        { type: "string", pattern: `^(${APPENDABLE.join("|")})$` },
        "As the film database takes it, with commas between. `similar` is added; credits, external_ids and watch/providers are there in any case, and other parts are left out.",
        ["credits", "watch/providers", "similar"],
      ),
    )
    .optional(),
});
/** The path of a call on one person. */
export const person = z.object({
  id: integer(BOUNDS.id, "The film database's number of the person.", 525),
});
/** The query of a filmography. */
export const credits = z.object({
  type: mediaType.optional().meta({ description: "Only movies, or only shows." }),
  sort_by: z
    .enum(["popularity.desc", "release_date.desc"])
    .default("popularity.desc")
    .meta({ description: "The order: best known, or newest first." }),
  page: page.default(1),
});
/** The query of a look-up while somebody types. */
export const typing = z.object({ query: typedQuery.default("") });
/** The query of a call on one browser's session, as it is described. */
export const session = z.object({ session_id: sessionId });
/** The same with its former name. */
export const sessionOrFormer = z
  .object({ session_id: sessionId.optional(), sessionId: sessionId.optional() })
  .refine((query) => (query.session_id ?? query.sessionId) !== undefined, {
    error: "Missing session_id: it must be a UUID, such as 9f1c2b0e-6a0f-4c6e-9d7b-2f6c1f0a7d55.",
  });
/** Parameters that are checked in every call, taken or not. */
export const everywhere = z.object({ region: region.optional(), page: page.optional() });

/** Codes of countries with commas (or |) between. */
function countryList(max: number) {
  return listText()
    .transform((list) => list.split(/[,|]/u))
    .refine((codes) => codes.length <= max)
    .transform((codes, context) => {
      const read = codes.map((code) => readCountry(code, context));
      return read.filter((code) => typeof code === "string");
    })
    .meta(
      shownAsList(
        { $ref: "#/components/schemas/CountryCode" },
        `Country codes with commas between, at most ${max}.`,
        ["DE", "FR"],
      ),
    );
}
/** The query of a call on availability in some countries. */
export const inCountries = z.object({ country: countryList(MAX_LENGTHS.countries) });
/** The titles of a batch. */
const titleList = listText()
  .toLowerCase()
  .regex(/^(?:(?:movie|tv):|[mt])[1-9]\d{0,9}(?:[,|](?:(?:movie|tv):|[mt])[1-9]\d{0,9})*$/u)
  .transform((list) =>
    list.split(/[,|]/u).map((key) => ({
      type: key.startsWith("m") ? ("movie" as const) : ("tv" as const),
      id: Number(/\d+$/u.exec(key)?.[0]),
    })),
  )
  .refine((titles) => titles.length <= MAX_LENGTHS.batchTitles)
  .refine((titles) => titles.every(({ id: number }) => number <= BOUNDS.id.max))
  .meta(
    shownAsList(
      { type: "string", pattern: "^(movie|tv):[1-9]\\d{0,8}$" },
      `Titles with commas between, at most ${MAX_LENGTHS.batchTitles}.`,
      ["movie:550", "tv:1399"],
    ),
  );
/** The query of a call on availability of many titles. */
export const batch = z.object({
  titles: titleList,
  countries: countryList(MAX_LENGTHS.batchCountries),
});
/** The path of a call on one season of a show. */
export const season = z.object({
  id,
  season: integer({ min: 0, max: 10_000 }, "The season's number; 0 holds the specials.", 1),
});
/** The query of a call on one country's providers. */
export const providersQuery = z.object({
  country: country("The country, ISO 3166-1 alpha-2."),
  type: mediaType.optional().meta({ description: "Only providers with movies, or with shows." }),
});
/** The query of a look-up by another catalog's number: exactly one is given. */
export const externalId = z
  .object({
    imdb_id: z
      .string()
      .toLowerCase()
      .regex(EXTERNAL_ID.imdb)
      .meta({ description: "IMDb's number.", example: "tt0903747" })
      .optional(),
    wikidata_id: z
      .string()
      .toUpperCase()
      .regex(EXTERNAL_ID.wikidata)
      .meta({ description: "Wikidata's number.", example: "Q190050" })
      .optional(),
    tvdb_id: z
      .string()
      .regex(EXTERNAL_ID.tvdb)
      .meta({ description: "TheTVDB's number.", example: "81189" })
      .optional(),
  })
  .refine(
    ({ imdb_id, wikidata_id, tvdb_id }) =>
      [imdb_id, wikidata_id, tvdb_id].filter((one) => one !== undefined).length === 1,
    {
      error: "Give exactly one of imdb_id, wikidata_id and tvdb_id",
    },
  );
