/** Languages by ISO 639-1 code, named in English as the film database names them. */

import { LANGUAGES } from "@flickmap/schema/languages.ts";

/** Where the film database's names differ from those of Unicode. */
const NAMES = new Map([
  ["bn", "Bengali"],
  ["cn", "Cantonese"],
  ["si", "Sinhalese"],
  ["tl", "Tagalog"],
  ["xx", "No Language"],
  ["zh", "Mandarin"],
]);

const LANGUAGE_CODE = /^[a-z]{2}$/;
const englishNames = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

/** A language as the film database lists it; an unknown code stands for itself. */
export function language(code: string) {
  const ofUnicode = LANGUAGE_CODE.test(code) ? englishNames.of(code) : undefined;
  return { iso_639_1: code, english_name: NAMES.get(code) ?? ofUnicode ?? code };
}

const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];
const TWO_LETTERS = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));

/** Every two-letter language that has an English name, and the film database's own codes, by code. */
export const allLanguages = TWO_LETTERS.filter(
  (code) => NAMES.has(code) || englishNames.of(code) !== undefined,
).map(language);

/** The languages that the sample's texts are translated into. */
export const TRANSLATED = LANGUAGES.filter(({ code }) => code !== "en");

/** Whether a `language` asks for English, which is the default. */
export function isEnglish(language: string | null): boolean {
  return !language || /^en(?:-|$)/iu.test(language);
}

/** A `language` with the region that stands for it where none is given: `de-DE` for `de`. */
export function toFullLanguage(language: string | null): string {
  const [code = "", region] = (language ?? "").split("-");
  const wanted = LANGUAGES.find(({ filmDatabase }) =>
    filmDatabase.startsWith(`${code.toLowerCase()}-`),
  );
  return region === undefined
    ? (wanted?.filmDatabase ?? code)
    : `${code.toLowerCase()}-${region.toUpperCase()}`;
}
