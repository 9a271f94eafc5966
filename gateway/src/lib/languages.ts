import {
  DEFAULT_LANGUAGE,
  type LanguageCode,
  LANGUAGES,
  toLanguageTag,
} from "@flickmap/schema/languages.ts";
import { getLanguage, type KnownLanguage } from "@flickmap/schema/language-paths.ts";

/** A language as BCP 47 has it, such as `zh-Hans`. */
export function tagOf(code: LanguageCode = DEFAULT_LANGUAGE): string {
  return getLanguage(code).tag;
}

const displayNames = new Map<string, Intl.DisplayNames>();

/** What a language of the film database is called in another; undefined where nobody has a name for it. */
export function languageName(language: LanguageCode, code: string): string | undefined {
  const names =
    displayNames.get(language) ??
    new Intl.DisplayNames(tagOf(language), { type: "language", fallback: "none" });
  displayNames.set(language, names);
  try {
    return names.of(toLanguageTag(code));
  } catch (error) {
    // Intl refuses what does not have the form of a code.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The same, but in English the name that the film database has, and where a language has no name for it. */
export function languageNameIn(language: LanguageCode, code: string, english: string): string {
  return language === DEFAULT_LANGUAGE ? english : (languageName(language, code) ?? english);
}

/** Longer than any language with a script and a region. */
const MAX_TAG_LENGTH = 35;

/**
 * The language that a text means: its code, with a region or script or not (`de`, `de_AT`, `zh-Hans`). A region of other
 * letters counts: who asks for `zh-TW` reads traditional ones.
 */
export function readLanguage(text: string): KnownLanguage | undefined {
  if (text.length > MAX_TAG_LENGTH) return undefined;
  const wanted = writtenIn(text.replaceAll("_", "-"));
  return wanted === undefined ? undefined : byWriting.get(wanted);
}

/** The country of a language as a text names it, `MX` of `es-MX` and 419, Latin America, of `es-419`; undefined for none, and for that of ours. */
export function countryOfLanguage(text: string): string | undefined {
  const [, language = "", country = ""] = /^([a-z]{2})[-_]([a-z]{2}|419)$/iu.exec(text) ?? [];
  const tag = `${language.toLowerCase()}-${country.toUpperCase()}`;
  const isOurs = LANGUAGES.some(({ filmDatabase }) => filmDatabase === tag);
  return country === "" || isOurs ? undefined : country.toUpperCase();
}

const byWriting = new Map(LANGUAGES.map((language) => [writtenIn(language.tag), language]));

/** A language with its script, such as `zh-Hans`; undefined for what is no tag of BCP 47. */
function writtenIn(tag: string): string | undefined {
  try {
    const locale = new Intl.Locale(tag);
    // Nobody's language would be taken for English.
    if (locale.language === "und") return undefined;
    return `${locale.language}-${locale.maximize().script ?? ""}`;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

export function unknownLanguage(text: string): string {
  const known = LANGUAGES.map(({ filmDatabase }) => filmDatabase).join(", ");
  return `Unknown language ${JSON.stringify(text.slice(0, 20))}; one of ${known}`;
}
