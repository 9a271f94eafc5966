import { z } from "zod";
import "zod-openapi";
import { MAX_LENGTHS } from "../../../domain/titles/bounds.ts";
import { DEFAULT_LANGUAGE, type LanguageCode, LANGUAGES } from "@flickmap/schema/languages.ts";
import { findLanguage, readLanguage, unknownLanguage } from "../../../lib/languages.ts";
import { COUNTRY_CODES, toCountryCode } from "@flickmap/schema/country-names.ts";
import { unknownCountry } from "../../../domain/titles/countries.ts";

/** What a field is for people who read the description: its text says it is digits, they read a number. */
interface Shown {
  readonly type: "integer" | "number" | "boolean" | "string";
  readonly description: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly example?: number | string;
}

/** Shows a field in the description as what it means, in place of the pattern that its text has to fit. */
export function shownAs(shown: Shown) {
  return {
    override({ jsonSchema }: { jsonSchema: Record<string, unknown> }): void {
      delete jsonSchema.pattern;
      delete jsonSchema.enum;
      Object.assign(jsonSchema, shown);
    },
  };
}

/** Shows a field in the description as a list, which is written with commas between. */
export function shownAsList(
  items: Readonly<Record<string, unknown>>,
  description: string,
  example: readonly (string | number)[],
) {
  return {
    description,
    override({ jsonSchema }: { jsonSchema: Record<string, unknown> }): void {
      delete jsonSchema.pattern;
      Object.assign(jsonSchema, { type: "array", items, minItems: 1, description, example });
    },
  } as const;
}

/** The text of a list: blanks around its commas and bars, which people and clients add, are no part of the values. */
export function listText() {
  return z.string().overwrite((list) =>
    list
      .split(/([,|])/u)
      .map((part) => part.trim())
      .join(""),
  );
}

interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** Whole number written in plain decimal digits, without sign, exponent or leading zero. */
export function integer(
  { min: minimum, max: maximum }: Bounds,
  description: string,
  example: number,
) {
  return z
    .string()
    .regex(/^(?:0|[1-9]\d{0,9})$/u)
    .transform(Number)
    .refine((value) => value >= minimum && value <= maximum)
    .meta(shownAs({ type: "integer", minimum, maximum, description, example }));
}

/** Decimal number from `minimum` to `maximum`, at most two digits after the point. */
export function decimal(
  { min: minimum, max: maximum }: Bounds,
  description: string,
  example: number,
) {
  return z
    .string()
    .regex(/^\d{1,3}(?:\.\d{1,2})?$/u)
    .transform(Number)
    .refine((value) => value >= minimum && value <= maximum)
    .meta(shownAs({ type: "number", minimum, maximum, description, example }));
}

/** The code of a country or territory in use, whether the film database covers it or not; UK and EL mean GB and GR. */
export function country(description: string) {
  return z.preprocess(readCountry, anyCountry).meta({ description, example: "DE" });
}

/** Reads the code of a country, in capitals or not; what is no text is left to the schema. */
export function readCountry(value: unknown, context: z.RefinementCtx): unknown {
  const code = typeof value === "string" ? toCountryCode(value) : value;
  if (code !== null) return code;
  context.addIssue({ code: "custom", message: unknownCountry(String(value)), params: SENTENCE });
  return z.NEVER;
}

/** Marks an issue whose message says all, the field included. */
const SENTENCE = { isSentence: true } as const;

const anyCountry = z
  .enum(COUNTRY_CODES)
  .meta({ id: "CountryCode", description: "ISO 3166-1 alpha-2, whether it is covered or not." });

/** The language of a response, as the film database writes it; without a region, in lower case and otherwise too. */
export const language = z
  .preprocess(readLanguageParameter, z.enum(LANGUAGES.map(({ filmDatabase }) => filmDatabase)))
  .meta({
    description:
      "The language of names and texts; what is not translated is in English. Taken without a region too, as `de`.",
    example: "de-DE",
  })
  .default(findLanguage(DEFAULT_LANGUAGE)?.filmDatabase ?? "en-US");

function readLanguageParameter(value: unknown, context: z.RefinementCtx): unknown {
  if (typeof value !== "string") return value;
  const found = readLanguage(value);
  if (found !== undefined) return found.filmDatabase;
  context.addIssue({ code: "custom", message: unknownLanguage(value), params: SENTENCE });
  return z.NEVER;
}

const codes = new Map<unknown, LanguageCode>(
  LANGUAGES.map(({ filmDatabase, code }) => [filmDatabase, code]),
);

/** The code of a language that was read as a parameter; English for calls that take none. */
export function toLanguageCode(read: unknown): LanguageCode {
  return codes.get(read) ?? DEFAULT_LANGUAGE;
}

/** A text in lower case; what is no text is left to the schema. */
export const toLowerCase = (value: unknown): unknown =>
  typeof value === "string" ? value.toLowerCase() : value;

/** `true` or `false`, in capitals or not: Python writes `True`. */
export function flag(description: string) {
  return z
    .preprocess(toLowerCase, z.enum(["true", "false"]))
    .transform((value) => value === "true")
    .meta(shownAs({ type: "boolean", description }));
}

/** A date, `YYYY-MM-DD`. */
export function day(description: string) {
  return z.iso.date().meta({ description, example: "2025-03-29" });
}

/** Text without NUL, at most 200 characters after trimming, which is done here. */
export function text(description: string) {
  return z
    .string()
    .trim()
    .max(MAX_LENGTHS.queryLength)
    .regex(/^[^\0]*$/u)
    .meta(
      shownAs({
        type: "string",
        maxLength: MAX_LENGTHS.queryLength,
        description,
        example: "fight club",
      }),
    );
}

/** A parameter that is checked and changes nothing, so responses are not stored once for each value. */
export function withoutEffect(parameter: z.ZodType) {
  return parameter.transform(() => undefined);
}

/** A parameter under its former name, which is accepted beside the present one. */
export function deprecated<Parameter extends z.ZodType>(
  parameter: Parameter,
  presentName: string,
): Parameter {
  return parameter.meta({
    param: { deprecated: true },
    deprecated: true,
    description: `Former name of \`${presentName}\`.`,
  });
}
