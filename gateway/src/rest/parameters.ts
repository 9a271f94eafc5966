import { z } from "zod";
import "zod-openapi";
import { OFFER_KINDS } from "../providers/offers.ts";
import { BOUNDS, EXTERNAL_ID, MOST } from "../titles/bounds.ts";

/** How many countries one call may name. */

/** What a field is for people who read the description: its text says it is digits, they read a number. */
interface Shown {
  readonly type: "integer" | "number" | "boolean" | "string";
  readonly description: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly example?: number | string;
}

/** Shows a field in the description as what it means, in place of the pattern that its text has to fit. */
function shownAs(shown: Shown) {
  return {
    override({ jsonSchema }: { jsonSchema: Record<string, unknown> }): void {
      delete jsonSchema.pattern;
      delete jsonSchema.enum;
      Object.assign(jsonSchema, shown);
    },
  };
}

interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** Whole number written in plain decimal digits, without sign, exponent or leading zero. */
function integer({ least: minimum, most: maximum }: Bounds, description: string, example: number) {
  return z
    .string()
    .regex(/^(?:0|[1-9]\d{0,9})$/u)
    .transform(Number)
    .refine((value) => value >= minimum && value <= maximum)
    .meta(shownAs({ type: "integer", minimum, maximum, description, example }));
}

/** Decimal number from `minimum` to `maximum`, at most two digits after the point. */
function decimal({ least: minimum, most: maximum }: Bounds, description: string, example: number) {
  return z
    .string()
    .regex(/^\d{1,3}(?:\.\d{1,2})?$/u)
    .transform(Number)
    .refine((value) => value >= minimum && value <= maximum)
    .meta(shownAs({ type: "number", minimum, maximum, description, example }));
}

function country(description: string) {
  return z
    .string()
    .regex(/^[A-Z]{2}$/u)
    .meta({ description, example: "DE" });
}

function day(description: string) {
  return z.iso.date().meta({ description, example: "2025-03-29" });
}

/** Text without NUL, at most 200 characters after trimming, which is done here. */
function text(description: string) {
  return z
    .string()
    .trim()
    .max(MOST.queryLength)
    .regex(/^[^\0]*$/u)
    .meta(
      shownAs({ type: "string", maxLength: MOST.queryLength, description, example: "fight club" }),
    );
}

/** Movie or show. */
const type = z.enum(["movie", "tv"]).meta({ description: "Movies or shows." });
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
const region = country("The country, ISO 3166-1 alpha-2 in capitals.");
/** Where a show comes from. */
export const originCountry = country("Shows: only from this country.");
/** The country of a list page: checked, and beside `region` without meaning of its own. */
const listCountry = country("The country of the visitor; `region` decides.");
/** A language with or without a country. */
const language = z
  .string()
  .regex(/^[a-z]{2}(?:-[A-Z]{2})?$/u)
  .meta({ description: "Accepted for compatibility: responses are in English.", example: "en-US" });
/** A language by its ISO 639-1 code. */
export const originalLanguage = z
  .string()
  .regex(/^[a-z]{2}$/u)
  .meta({ description: "Only made in this language, ISO 639-1.", example: "ko" });
/** The six orders of a discover list . */
export const sortBy = z
  .enum([
    "popularity.desc",
    "popularity.asc",
    "vote_average.desc",
    "vote_average.asc",
    "release_date.desc",
    "release_date.asc",
  ])
  .meta({ description: "The order; `popularity.desc` where left out." });
/** Genres that a title must all have. */
export const genres = z
  .string()
  .regex(/^[1-9]\d{0,9}(?:,[1-9]\d{0,9})*$/u)
  .transform((list) => list.split(",").map(Number))
  .refine((list) => list.length <= MOST.genres && list.every((genre) => genre <= BOUNDS.id.most))
  .meta({
    description: `Only with all of these genres: numbers with commas between, at most ${MOST.genres}.`,
    example: "28,12",
  });
/** Services of which a title must be on one. */
export const providers = z
  .string()
  .regex(/^[1-9]\d{0,9}(?:\|[1-9]\d{0,9})*$/u)
  .transform((list) => list.split("|").map(Number))
  .refine((list) => list.length <= MOST.providers && list.every((one) => one <= BOUNDS.id.most))
  .meta({
    description: `Only on one of these services in \`watch_region\`: numbers with | between, at most ${MOST.providers}.`,
    example: "8|337",
  });
/** Kinds of offer of which a title must have one. */
export const offerKinds = z
  .string()
  .transform((list) => list.split("|"))
  .pipe(z.array(z.enum(OFFER_KINDS)))
  .meta({
    description: `Only with an offer of one of these kinds in \`watch_region\`, | between: ${OFFER_KINDS.join(", ")}.`,
    example: "flatrate|free",
  });
/** Where services and kinds of offer are looked up. */
export const watchRegion = country("Where services are looked up; `region` where left out.");
/** A year of release or first airing. */
export const year = integer(BOUNDS.year, "Only released or first aired in this year.", 1999);
/** Lowest average vote. */
export const voteFrom = decimal(BOUNDS.vote, "Only with at least this average vote.", 7);
/** Highest average vote. */
export const voteTo = decimal(BOUNDS.vote, "Only with at most this average vote.", 9.5);
/** Shortest length. */
export const runtimeFrom = integer(BOUNDS.runtime, "Only at least this long, in minutes.", 60);
/** Longest length. */
export const runtimeTo = integer(BOUNDS.runtime, "Only at most this long, in minutes.", 120);
/** Earliest day of release. */
export const releasedFrom = day("Only released or first aired on this day or later.");
/** Latest day of release. */
export const releasedTo = day("Only released or first aired on this day or earlier.");
/** Whether adult titles are in the list. */
export const includeAdult = z
  .enum(["true", "false"])
  .transform((value) => value === "true")
  .meta(shownAs({ type: "boolean", description: "Whether to include adult titles." }));
/** What to search for, 1 to 200 characters after trimming. */
const searchQuery = text("What to look for, 1 to 200 characters.").pipe(z.string().min(1));
/** What was typed so far; below 2 characters nothing is looked up. */
const typedQuery = text("What was typed so far; empty results below 2 characters.");
/** A browser's anonymous session. */
const sessionId = z.uuid().meta({ description: "The browser's anonymous session, a random UUID." });

/** A parameter that is checked and changes nothing, so responses are not stored once for each value. */
function withoutEffect(parameter: z.ZodType) {
  return parameter.transform(() => undefined);
}

/** Which changes of availability are wanted: of the feed too. */
const changeFilter = z.object({
  providers: providers
    .meta({
      description: `Only on one of these services: numbers with | between, at most ${MOST.providers}.`,
    })
    .optional(),
  provider_families: z
    .string()
    .regex(/^[a-z0-9-]{1,80}(?:\|[a-z0-9-]{1,80})*$/u)
    .transform((list) => list.split("|"))
    .refine((list) => list.length <= MOST.providers)
    .meta({
      description:
        "Only on services of one of these provider families, | between; with `providers`, on any of both.",
      example: "netflix|mubi",
    })
    .optional(),
  kinds: offerKinds
    .meta({ description: `Only these kinds of offer, | between: ${OFFER_KINDS.join(", ")}.` })
    .optional(),
  change: z
    .enum(["added", "removed"])
    .meta({ description: "Only what came, or only what left." })
    .optional(),
  type: type.optional(),
});
/** A cursor as a response gave it. */
const cursor = z.string().regex(/^[\w-]{1,80}$/u);
/** The query of the call for changes. */
export const changes = changeFilter
  .extend({
    country: z
      .string()
      .regex(/^(?:[A-Z]{2}|\*)$/u)
      .default("*")
      .meta({ description: "The country, or `*` for all, as where left out.", example: "DE" }),
    first: integer({ least: 1, most: 100 }, "How many, 1 to 100.", 20).default(20),
    after: cursor
      .meta({ description: "Goes on after this change, from newer to older." })
      .optional(),
    since: cursor
      .meta({ description: "Gives what was observed after this change, from older to newer." })
      .optional(),
  })
  .refine(({ after, since }) => after === undefined || since === undefined, {
    error: "Give either after or since, not both",
  });
/** The query of the feed. */
export const feed = changeFilter
  .omit({ providers: true, provider_families: true })
  .extend({ provider: changeFilter.shape.providers, family: changeFilter.shape.provider_families });
/** The path of the feed. */
export const feedPath = z.object({
  country: z
    .string()
    .regex(/^[A-Z]{2}$/u)
    .meta({ description: "The country, ISO 3166-1 alpha-2 in capitals.", example: "DE" }),
});
/** The query of the export. */
export const availabilityExport = z.object({
  country: changes.shape.country
    .unwrap()
    .meta({ description: "The country, or `*` for all.", example: "DE" }),
  after: cursor.meta({ description: "Goes on after the line with this cursor." }).optional(),
});

/** A call without parameters. */
export const none = z.object({});
/** The path of a call on movies or shows. */
export const typed = z.object({ type });
/** The path of a call on one title. */
export const title = z.object({ type, id });
/** The path of a trending list. */
export const trend = z.object({ type, window });
/** The path of a search. */
export const scoped = z.object({ type: scope });
/** The query of a call on one country. */
export const inRegion = z.object({ region: region.optional() });
/** The query of a call that gives pages. */
export const paged = inRegion.extend({ page: page.default(1) });
/** The query of a list page. */
export const listPage = paged.extend({ country: withoutEffect(listCountry).optional() });
/** The query of a list of movies in cinemas. */
export const inCinemas = paged.extend({ language: withoutEffect(language).optional() });
/** The query of a search. */
export const searched = paged.extend({
  query: searchQuery,
  include_adult: withoutEffect(
    z
      .literal("false")
      .meta({ description: "Searches never find adult titles; `false` alone is taken." }),
  ).optional(),
});
/** The query of a look-up while somebody types. */
export const typing = z.object({ query: typedQuery.default("") });
/** The query of a call on one browser's session. */
export const session = z.object({ sessionId });
/** Parameters that are checked in every call, taken or not. */
export const everywhere = z.object({ region: region.optional(), page: page.optional() });

const countryCode = /^[A-Z]{2}$/u;
/** The query of a call on availability in some countries. */
export const inCountries = z.object({
  country: z
    .string()
    .transform((list) => list.split(","))
    .refine(
      (codes) => codes.length <= MOST.countries && codes.every((code) => countryCode.test(code)),
    )
    .meta(
      shownAs({
        type: "string",
        description: `Country codes with commas between, at most ${MOST.countries}.`,
        example: "DE,FR",
      }),
    ),
});
/** The path of a call on one season of a show. */
export const season = z.object({
  id,
  season: integer({ least: 0, most: 10_000 }, "The season's number; 0 holds the specials.", 1),
});
/** The query of a call on one country's providers. */
export const providersQuery = z.object({
  country: country("The country, ISO 3166-1 alpha-2 in capitals."),
  type: type.optional().meta({ description: "Only providers with movies, or with shows." }),
});
/** The query of a look-up by another catalogue's number: exactly one is given. */
export const externalId = z
  .object({
    imdb_id: z
      .string()
      .regex(EXTERNAL_ID.imdb)
      .meta({ description: "IMDb's number.", example: "tt0903747" })
      .optional(),
    wikidata_id: z
      .string()
      .regex(EXTERNAL_ID.wikidata)
      .meta({ description: "Wikidata's number.", example: "Q190050" })
      .optional(),
    tvdb_id: z
      .string()
      .regex(EXTERNAL_ID.tvdb)
      .meta({ description: "TheTVDB's number.", example: "81189" })
      .optional(),
  })
  .refine((query) => Object.values(query).filter((one) => one !== undefined).length === 1, {
    error: "Give exactly one of imdb_id, wikidata_id and tvdb_id",
  });
