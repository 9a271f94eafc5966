import { type LanguageCode, LANGUAGES } from "@flickmap/schema/languages.ts";
import { z } from "zod";
import {
  countryOfLanguage,
  unknownLanguage,
  languageName,
  readLanguage,
} from "../../lib/languages.ts";
import { toInputSchema } from "./arguments.ts";
import { badUserInput } from "../../errors.ts";
import type { Domain } from "../../domain.ts";
import type { Freshness } from "../../request-scope.ts";
import { unknownCountry } from "../../domain/titles/countries.ts";
import { allCountryNames, COUNTRY_CODES, toCountryCode } from "@flickmap/schema/country-names.ts";
import { foldedWords, withoutArticle } from "../../domain/search/fold.ts";

const fold = (name: string) => withoutArticle(foldedWords(name)).join(" ");

let countriesByName: ReadonlyMap<string, string> | undefined;

/** The country that a name means. The names are listed for the first one: most calls have a code. */
function findCountry(text: string): string | undefined {
  countriesByName ??= new Map(
    COUNTRY_CODES.flatMap((code) => allCountryNames(code).map((name) => [fold(name), code])),
  );
  return countriesByName.get(fold(text));
}

/** A text that means something as a code or as a name in one of our languages, as models write it: `DE`, `Germany`. */
const named = <Value>(
  read: (text: string) => Value | null | undefined,
  describeUnknown: (text: string) => string,
) =>
  z
    .string()
    .trim()
    .transform((text) => {
      const found = read(text);
      if (found == null) throw badUserInput(`${describeUnknown(text)}.`);
      return found;
    });

export interface ToolContext extends Domain {
  readonly freshness: Freshness;
  readonly siteUrl: string;
  readonly language: LanguageCode;
}

/** The language that every tool answers in, and the country whose own names come first: that of `es-MX`. */
const language = named((text) => {
  const isMeant = (name = "") => fold(name) === fold(text);
  const found =
    readLanguage(text) ??
    LANGUAGES.find(({ name, tag }) =>
      [name, languageName("en", tag), languageName("en", tag.slice(0, 2))].some(isMeant),
    );
  return found && { code: found.code, country: countryOfLanguage(text) };
}, unknownLanguage)
  .optional()
  .meta({
    description: "The language of names; English where left out.",
    examples: ["de", "pt-BR"],
  });

/** The language and the country in what a tool was given, which its schema has read. */
export interface Stated {
  readonly language?: z.output<typeof language>;
  readonly country?: string;
}

/** A function that an assistant can call, which reads and changes nothing. */
interface Definition<Input extends z.ZodObject, Output extends z.ZodObject> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: Input;
  readonly output: Output;
  readonly run: (input: z.output<Input>, context: ToolContext) => Promise<z.input<Output>>;
  /** The lines of an answer in words, which an assistant can quote, without its provenance; left out for JSON. */
  readonly toLines?: (output: z.input<Output>) => readonly string[];
}

export type Tool = ReturnType<typeof tool>;

/** A tool as the SDK registers it; it is only ever given what its own schema has parsed. */
export function tool<Input extends z.ZodObject, Output extends z.ZodObject>(
  definition: Definition<Input, Output>,
) {
  const { name, title, description, run, toLines } = definition;
  const config = {
    title,
    description,
    inputSchema: toInputSchema(definition.input.safeExtend({ language })),
    outputSchema: definition.output.safeExtend(provenance),
    annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: true },
  };
  const answer = async (given: unknown, context: ToolContext) => {
    const found = await run(given as z.output<Input>, context);
    const { facts, lines } = getProvenance(context);
    const structuredContent = { ...found, ...facts };
    const text = toLines
      ? [...toLines(found), ...lines].join("\n")
      : JSON.stringify(structuredContent);
    return { structuredContent, content: [{ type: "text" as const, text }] };
  };
  return { name, config, answer };
}

export const country = named(
  (text) => toCountryCode(text) ?? findCountry(text) ?? toCountryCode(fold(text)),
  unknownCountry,
).meta({ description: "A country, ISO 3166-1 alpha-2.", examples: ["DE"] });

export const titleType = z.enum(["movie", "tv"]).describe("Movie or TV show.");

export const titleInput = {
  type: titleType.optional().describe("Movie or TV show; left out only where the number says it."),
  id: z.union([z.int().min(1).max(2_147_483_647), z.string().max(2000)]).meta({
    description: "The title's number, as search_titles gives it, or IMDb's with its letters.",
    examples: [550, "tt0137523"],
  }),
};

/** Where an answer comes from and how old it is; in every answer. */
const provenance = {
  source: z
    .enum(["TMDB", "SAMPLE"])
    .describe("Where the data comes from. With SAMPLE, availability is invented: say so."),
  fetched_at: z.iso.datetime().describe("When the oldest part of it was fetched."),
  age_seconds: z.int().describe("How long ago that was."),
  stale: z.boolean().describe("Whether it is past its lifetime, since its source is unavailable."),
  credit: z.string().describe("Show this with the answer."),
};

const CREDIT =
  "Film data by TMDB, availability data by JustWatch. This product uses the TMDB API but is not endorsed or certified by TMDB.";

/** The provenance of what was read for an answer, and the same in words; what the gateway itself has is of now. */
function getProvenance({ source, freshness, siteUrl }: ToolContext) {
  const fetchedAt = freshness.oldestFetchedAt ?? Date.now();
  const fetched_at = new Date(fetchedAt).toISOString();
  const age_seconds = Math.max(0, Math.round((Date.now() - fetchedAt) / 1000));
  const { stale } = freshness;
  const lines = [
    ...(source === "SAMPLE" ? ["Sample data: the offers are invented."] : []),
    `As of ${fetched_at.slice(0, 16).replace("T", " ")} UTC${stale ? ", the newest that could be had" : ""}.`,
    `Source: Flickmap, ${siteUrl}. ${CREDIT}`,
  ];
  return { facts: { source, fetched_at, age_seconds, stale, credit: CREDIT }, lines };
}
