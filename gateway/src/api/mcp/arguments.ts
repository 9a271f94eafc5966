import { allCountryNames, COUNTRY_CODES, toCountryCode } from "@flickmap/schema/country-names.ts";
import { LANGUAGES } from "@flickmap/schema/languages.ts";
import { z } from "zod";
import { foldedWords, withoutArticle } from "../../domain/search/fold.ts";
import { unknownCountry } from "../../domain/titles/countries.ts";
import { badUserInput } from "../../errors.ts";
import { OFFER_KINDS } from "../../film-database/request-parameters.ts";
import { languageName } from "../../lib/languages.ts";
import { describeExpected } from "../rest/parse-request.ts";
import { language as tag, mediaType, split, toLowerCase } from "../rest/parameters.ts";

const fold = (name: string) => withoutArticle(foldedWords(name)).join(" ");

let countriesByName: ReadonlyMap<string, string> | undefined;
/** The countries by their names in our languages; listed for the first name, since most calls have a code. */
const listCountries = () =>
  (countriesByName ??= new Map(
    COUNTRY_CODES.flatMap((code) => allCountryNames(code).map((name) => [fold(name), code])),
  ));
function readCountry(text: string): string {
  const found = toCountryCode(fold(text)) ?? listCountries().get(fold(text));
  if (found === undefined) throw badUserInput(`${unknownCountry(text)}.`);
  return found;
}
export const country = z
  .string()
  .meta({ description: "A country, ISO 3166-1 alpha-2.", examples: ["DE"] })
  .transform(readCountry);

/** A language by its name, its own or an English one, as the film database writes it; anything else, such as `de`, as it is. */
const readLanguage = (given: unknown) =>
  LANGUAGES.find(({ name, code }) =>
    [name, languageName("en", code), languageName("en", code.slice(0, 2))].some(
      (each = "") => fold(each) === fold(String(given)),
    ),
  )?.filmDatabase ?? given;
export const language = z
  .preprocess(readLanguage, tag)
  .optional()
  .meta({ description: "The language of names, such as de or German.", enum: undefined });

/** What people call movies and shows; both narrow nothing. */
function readType(given: unknown): unknown {
  const types = String(given)
    .toLowerCase()
    .replaceAll(/\b(?:movie|film)s?\b/gu, "movie")
    .replaceAll(/\b(?:tv[ _-]?)?(?:shows?|series)\b/gu, "tv");
  return /^(?:all|any|both|multi|movie[,|] ?tv|tv[,|] ?movie)$/u.test(types) ? undefined : types;
}
export const typeInput = z.preprocess(readType, mediaType.optional()).optional();

/** A list that may be written with commas between. `each` says what an item must be. */
export const list = <Item extends z.ZodType>(item: Item, max: number, each: string) =>
  z
    .preprocess(split, z.array(item).min(1).max(max))
    .describe(`a list of 1 to ${max}, each ${each}`);
const kind = z.preprocess(toLowerCase, z.enum(OFFER_KINDS));
const each = `one of ${OFFER_KINDS.join(", ")}. Only these; every kind where left out`;
export const kinds = list(kind, 5, each).optional();

/** A JSON text of an object or a list as what it holds; anything else as it is. */
export function parseText(value: unknown): unknown {
  if (typeof value !== "string" || !/^\s*[[{]/u.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** An argument as a query of `/api` has it: a text, or a list of texts; undefined where it says nothing, null for what is none. */
function toTexts(value: unknown) {
  const texts = [parseText(value)].flat().flatMap((one) => {
    if (Object(one) === one) return [null];
    const text = String(one ?? "").normalize("NFKC");
    return text.trim() || [];
  });
  return texts.length > 1 ? texts : texts[0];
}

/** The input of a tool for the SDK: what clients add of their own is left out, what is missing or wrong is said as `/api` does. */
export function toInputSchema(input: z.ZodObject) {
  const validate = (given: unknown) => {
    const texts = Object.entries(given as object).map(([name, value]) => [
      name.toLowerCase(),
      toTexts(value),
    ]);
    // Either is called by the other's name.
    const { country, countries = country, ...others } = Object.fromEntries(texts);
    const named = { ...others, country: country ?? countries, countries };
    const { data, error } = input.safeParse(named);
    if (data !== undefined) return { value: data };
    const sentences = error.issues.map(({ path: [key] }) => {
      const name = String(key);
      const wrong = Object.hasOwn(given as object, name) ? "Invalid" : "Missing";
      return `${wrong} ${name}: it must be ${describeExpected(input.shape[name] as z.ZodType)}.`;
    });
    throw badUserInput([...new Set(sentences)].join(" "));
  };
  // Models are told that there are no others, so as to make up none; those that clients add anyway change nothing.
  return { "~standard": { ...input.strict()["~standard"], validate } };
}
