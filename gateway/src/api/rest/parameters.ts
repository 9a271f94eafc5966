import { z } from "zod";
import "zod-openapi";
import { COUNTRY_CODES, toCountryCode } from "@flickmap/schema/country-names.ts";
import { DEFAULT_LANGUAGE, LANGUAGES } from "@flickmap/schema/languages.ts";
import { BOUNDS, MAX_LENGTHS } from "../../domain/titles/bounds.ts";
import { unknownCountry } from "../../domain/titles/countries.ts";
import { badUserInput } from "../../errors.ts";
import { readLanguage, unknownLanguage } from "../../lib/languages.ts";

interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** Reads a text that has a form; anything else is left to the schema, which rejects it. */
const numberIn = (form: RegExp) => (value: unknown) =>
  typeof value === "string" && form.test(value) ? Number(value) : value;

/** Whole number written in plain decimal digits, without sign, exponent or leading zero. */
export const wholeNumber = ({ min, max }: Bounds) =>
  z.preprocess(numberIn(/^(?:0|[1-9]\d{0,9})$/u), z.int().min(min).max(max));
export const integer = (bounds: Bounds, description: string, example: number) =>
  wholeNumber(bounds).meta({ description, example });

/** Decimal number with at most two digits after the point. */
export const decimal = ({ min, max }: Bounds, description: string, example: number) =>
  z
    .preprocess(numberIn(/^\d{1,3}(?:\.\d{1,2})?$/u), z.number().min(min).max(max))
    .meta({ description, example });

/** The parts of a list, which may come one by one too: blanks around them, which people and clients add, are no part of the values. */
export const split = (value: unknown) =>
  [value]
    .flat()
    .flatMap((one) =>
      typeof one === "string" ? one.split(/[,|]/u).map((part) => part.trim()) : [one],
    );

export const list = <Item extends z.ZodType>(
  item: Item,
  max: number,
  what: string,
  ...example: readonly (string | number)[]
) =>
  z
    .preprocess(split, z.array(item).min(1).max(max))
    .meta({ description: `${what}, with commas between, at most ${max}.`, example });

/**
 * The code of a country or territory in use, in capitals or not, whether the film database covers it or not; UK and EL mean
 * GB and GR. What is wrong with another text a sentence says, which is thrown past the schema.
 */
export const anyCountry = z.preprocess(
  (value) => {
    if (typeof value !== "string") return value;
    const code = toCountryCode(value);
    if (code === null) throw badUserInput(unknownCountry(value));
    return code;
  },
  z
    .enum(COUNTRY_CODES)
    .meta({ id: "CountryCode", description: "ISO 3166-1 alpha-2, whether it is covered or not." }),
);
export const country = (description = "The country, ISO 3166-1 alpha-2.") =>
  anyCountry.meta({ description, example: "DE" });
export const countryList = (max: number) => list(anyCountry, max, "Country codes", "DE", "FR");

/** The language of a response, as the film database writes it; without a region, in lower case and otherwise too. */
export const language = z
  .preprocess(
    (value) => {
      if (typeof value !== "string") return value;
      const found = readLanguage(value);
      if (found === undefined) throw badUserInput(unknownLanguage(value));
      return found.filmDatabase;
    },
    z.enum(LANGUAGES.map(({ filmDatabase }) => filmDatabase)),
  )
  .transform((tag) => LANGUAGES.find((each) => each.filmDatabase === tag)?.code ?? DEFAULT_LANGUAGE)
  .prefault("en-US")
  .meta({
    description:
      "The language of names and texts; what is not translated is in English. Taken without a region too, as `de`; of a region such as `es-MX` a title, but not a list, has the names of there.",
    example: "de-DE",
  });

/** A text in lower case; what is no text is left to the schema. */
export const toLowerCase = (value: unknown): unknown =>
  typeof value === "string" ? value.toLowerCase() : value;

/** `true` or `false`, in capitals or not: Python writes `True`. */
export const flag = (description: string) =>
  z.stringbool({ truthy: ["true"], falsy: ["false"] }).meta({ description, type: "boolean" });

export const day = (description: string) =>
  z.iso.date().meta({ description, example: "2025-03-29" });

/** Text without NUL, at most 200 characters after trimming, which is done here. */
export const text = (description: string) =>
  z
    .string()
    .trim()
    .max(MAX_LENGTHS.queryLength)
    .refine((value) => !value.includes("\0"))
    .meta({ description, example: "fight club" });

export const cursor = z
  .string()
  .regex(/^[\w-]{1,80}$/u)
  .meta({ example: "Y2hhbmdlOjNmOGMxZTdhOWIwNGQyNTY6NDI" });

export const mediaType = z.enum(["movie", "tv"]).describe("Movies or shows.");
export const title = {
  type: mediaType,
  id: integer(BOUNDS.id, "The film database's number of the title.", 550),
};
export const person = {
  id: integer(BOUNDS.id, "The film database's number of the person.", 525),
};
export const page = integer(BOUNDS.page, "The page; the first where left out.", 1).default(1);
export const region = country(
  "The country, ISO 3166-1 alpha-2; taken as `country` too.",
).optional();
/** What it was is no part of what was read, so that one response serves every region. */
export const ignoredRegion = anyCountry
  .transform(() => undefined)
  .meta({ description: "Is taken, and changes nothing.", example: "DE" })
  .optional();
export const paged = { region, page };

/** Titles by their type and number: `movie:550`, or short `m550`. */
export const titleList = (max: number, ...example: readonly string[]) =>
  list(
    z
      .string()
      .regex(/^(?:(?:movie|tv):|[mt])[1-9]\d{0,9}$/iu)
      .transform((key) => ({
        type: /^m/iu.test(key) ? ("movie" as const) : ("tv" as const),
        id: Number(/\d+$/u.exec(key)?.[0]),
      }))
      .refine(({ id }) => id <= BOUNDS.id.max),
    max,
    "Titles",
    ...example,
  );
