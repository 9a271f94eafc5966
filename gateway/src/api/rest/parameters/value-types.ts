import { z } from "zod";
import "zod-openapi";
import { MAX_LENGTHS } from "../../../domain/titles/bounds.ts";
import { DEFAULT_LANGUAGE, LANGUAGES } from "@flickmap/schema/languages.ts";
import { findLanguage, readLanguage, unknownLanguage } from "../../../lib/languages.ts";
import { COUNTRY_CODES, toCountryCode } from "@flickmap/schema/country-names.ts";
import { unknownCountry } from "../../../domain/titles/countries.ts";

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

/** The parts of a list: blanks around them, which people and clients add, are no part of the values. */
const split = (value: unknown) =>
  typeof value === "string" ? value.split(/[,|]/u).map((part) => part.trim()) : null;

export const list = <Item extends z.ZodType>(
  item: Item,
  max: number,
  description: string,
  example: readonly (string | number)[],
) =>
  z.preprocess(split, z.array(item).min(1).max(max)).meta({ description, example: [...example] });

export const listText = () =>
  z.string().overwrite((text) => text.replaceAll(/\s*([,|])\s*/gu, "$1").trim());

/** Marks an issue whose message says all, the field included. */
const SENTENCE = { isSentence: true } as const;

/** Reads the code of a country, in capitals or not; what is no text is left to the schema. */
export function readCountry(value: unknown, context: z.RefinementCtx): unknown {
  const code = typeof value === "string" ? toCountryCode(value) : value;
  if (code !== null) return code;
  context.addIssue({ code: "custom", message: unknownCountry(String(value)), params: SENTENCE });
  return z.NEVER;
}

/** The code of a country or territory in use, whether the film database covers it or not; UK and EL mean GB and GR. */
export const anyCountry = z.preprocess(
  readCountry,
  z
    .enum(COUNTRY_CODES)
    .meta({ id: "CountryCode", description: "ISO 3166-1 alpha-2, whether it is covered or not." }),
);
export const country = (description: string) => anyCountry.meta({ description, example: "DE" });

function readLanguageParameter(value: unknown, context: z.RefinementCtx): unknown {
  if (typeof value !== "string") return value;
  const found = readLanguage(value);
  if (found !== undefined) return found.filmDatabase;
  context.addIssue({ code: "custom", message: unknownLanguage(value), params: SENTENCE });
  return z.NEVER;
}

const DEFAULT_TAG = findLanguage(DEFAULT_LANGUAGE)?.filmDatabase ?? "en-US";

/** The language of a response, as the film database writes it; without a region, in lower case and otherwise too. */
export const language = z
  .preprocess(readLanguageParameter, z.enum(LANGUAGES.map(({ filmDatabase }) => filmDatabase)))
  .transform((tag) => readLanguage(tag)?.code ?? DEFAULT_LANGUAGE)
  .prefault(DEFAULT_TAG)
  .meta({
    description:
      "The language of names and texts; what is not translated is in English. Taken without a region too, as `de`; of a region such as `es-MX` a title, but not a list, has the names of there.",
    example: "de-DE",
  });

export const mediaType = z.enum(["movie", "tv"]).describe("Movies or shows.");

/** A text in lower case; what is no text is left to the schema. */
export const toLowerCase = (value: unknown): unknown =>
  typeof value === "string" ? value.toLowerCase() : value;

const FLAGS = new Map<unknown, unknown>([
  ["true", true],
  ["false", false],
]);
/** `true` or `false`, in capitals or not: Python writes `True`. */
export const flag = (description: string) =>
  z
    .preprocess((value) => FLAGS.get(toLowerCase(value)) ?? value, z.boolean())
    .meta({ description });

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
