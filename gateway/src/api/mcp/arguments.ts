import { allCountryNames, COUNTRY_CODES, toCountryCode } from "@flickmap/schema/country-names.ts";
import { LANGUAGES } from "@flickmap/schema/languages.ts";
import { z } from "zod";
import { foldedWords, withoutArticle } from "../../domain/search/fold.ts";
import { unknownCountry } from "../../domain/titles/countries.ts";
import { badUserInput } from "../../errors.ts";
import { OFFER_KINDS } from "../../film-database/request-parameters.ts";
import { languageName } from "../../lib/languages.ts";
import { describeExpected } from "../rest/parse-request.ts";
import { language as tag, toLowerCase } from "../rest/parameters.ts";

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
  .transform(readCountry)
  .meta({ description: "A country, ISO 3166-1 alpha-2.", examples: ["DE"] });

/** A language by its name, its own or the English one, as the film database writes it; anything else as it is. */
const readLanguage = (given: unknown) =>
  LANGUAGES.find(({ name, code }) =>
    [name, languageName("en", code) ?? ""].some((each) => fold(each) === fold(String(given))),
  )?.filmDatabase ?? given;
export const language = z
  .preprocess(readLanguage, tag)
  .optional()
  .describe("The language of names; English where left out.");

/** What people call movies and shows; both narrow nothing. */
function readType(given: unknown): unknown {
  const text = String(given).toLowerCase();
  if (/^(?:movie|film)s?$/u.test(text)) return "movie";
  if (/^(?:tv[ -]?)?(?:shows?|series)$/u.test(text)) return "tv";
  return /,|^(?:all|any|both)$/u.test(text) ? undefined : text;
}
export const titleType = z.enum(["movie", "tv"]);
export const typeInput = z.preprocess(readType, titleType.optional()).optional();

const split = (given: unknown) =>
  [given ?? []].flat().flatMap((one) => String(one).split(/\s*[,|]\s*/u));
/** A list that may be written with commas between. `each` says what an item must be. */
export const list = <Item extends z.ZodType>(item: Item, max: number, each: string) =>
  z
    .preprocess(split, z.array(item).min(1).max(max))
    .describe(`a list of 1 to ${max}, each ${each}`);
const kind = z.preprocess(toLowerCase, z.enum(OFFER_KINDS));
export const kinds = list(kind, 5, `one of ${OFFER_KINDS.join(", ")}`).optional();

/** A JSON text of an object or a list as what it holds; anything else as it is. */
export function parseText(value: unknown): unknown {
  if (typeof value !== "string" || !/^\s*[[{]/u.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** An argument as a query of `/api` has it: a text, or a list of texts; undefined where it says nothing. */
function toTexts(value: unknown): unknown {
  const given = parseText(value) ?? undefined;
  if (Array.isArray(given)) {
    const texts = given.map(toTexts).filter((text) => text !== undefined);
    return texts.length > 1 ? texts : texts[0];
  }
  const isText = typeof given === "string" || typeof given === "number";
  return isText ? String(given).normalize("NFKC").trim() || undefined : given;
}

/** The input of a tool for the SDK: what clients add of their own is left out, what is missing or wrong is said as `/api` does. */
export function toInputSchema(input: z.ZodObject) {
  const validate = (given: unknown) => {
    const { country, countries = country, ...others } = given as Readonly<Record<string, unknown>>;
    // Either is called by the other's name.
    const sent: typeof others = { ...others, country: country ?? countries, countries };
    const texts = Object.keys(input.shape).map((name) => [name, toTexts(sent[name])]);
    const { data, error } = input.safeParse(Object.fromEntries(texts));
    if (data !== undefined) return { value: data };
    const sentences = error.issues.map(({ path: [key] }) => {
      const name = String(key);
      const wrong = sent[name] === undefined ? "Missing" : "Invalid";
      return `${wrong} ${name}: it must be ${describeExpected(input.shape[name] as z.ZodType)}.`;
    });
    throw badUserInput([...new Set(sentences)].join(" "));
  };
  return { "~standard": { ...input["~standard"], validate } };
}
