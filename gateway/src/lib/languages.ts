import { DEFAULT_LANGUAGE, type LanguageCode, LANGUAGES } from "@flickmap/schema/languages.ts";

/** A row of the table of languages. */
type Language = (typeof LANGUAGES)[number];

const byCode: ReadonlyMap<unknown, Language> = new Map(
  LANGUAGES.map((language) => [language.code, language]),
);

/** The language with a code; undefined for anything else. */
export function findLanguage(code: unknown): Language | undefined {
  return byCode.get(code);
}

/** A language as BCP 47 has it, such as `zh-Hans`. */
export function tagOf(code: LanguageCode = DEFAULT_LANGUAGE): string {
  return findLanguage(code)?.tag ?? code;
}

const displayNames = new Map<string, Intl.DisplayNames>();

/** What a country (ISO 3166-1) or a language (ISO 639-1) is called in a language; undefined where nobody has a name for it. */
export function displayName(
  language: LanguageCode,
  type: "region" | "language",
  code: string,
): string | undefined {
  const key = `${type} ${language}`;
  const names =
    displayNames.get(key) ?? new Intl.DisplayNames(tagOf(language), { type, fallback: "none" });
  displayNames.set(key, names);
  try {
    return names.of(code);
  } catch (error) {
    // Intl refuses what does not have the form of a code.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The same, but in English the name that the film database has, and where a language has no name for it. */
export function nameIn(
  language: LanguageCode,
  type: "region" | "language",
  code: string,
  english: string,
): string {
  return language === DEFAULT_LANGUAGE ? english : (displayName(language, type, code) ?? english);
}
