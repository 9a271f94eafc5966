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
