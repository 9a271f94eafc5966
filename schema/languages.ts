/** A language that Flickmap speaks. */
export interface Language {
  /** The first segment of its paths (English has none), the value of the cookie and of the `language=` of our own URLs. */
  code: string;
  /** The value of GraphQL's enum `LanguageCode`. */
  graphql: string;
  /** BCP 47: the value of `<html lang>`, `Content-Language` and `hreflang`, and the locale of `Intl`. */
  tag: string;
  /** The film database's `language`: ISO 639-1 and ISO 3166-1. */
  filmDatabase: string;
  /** Its own name for itself. */
  name: string;
  direction: "ltr" | "rtl";
}

/** The languages that Flickmap speaks, in the order in which they are offered; a new one is a row here and a file of messages. */
export const LANGUAGES = [
  {
    code: "en",
    graphql: "EN",
    tag: "en",
    filmDatabase: "en-US",
    name: "English",
    direction: "ltr",
  },
  {
    code: "de",
    graphql: "DE",
    tag: "de",
    filmDatabase: "de-DE",
    name: "Deutsch",
    direction: "ltr",
  },
  {
    code: "fr",
    graphql: "FR",
    tag: "fr",
    filmDatabase: "fr-FR",
    name: "Français",
    direction: "ltr",
  },
  {
    code: "es",
    graphql: "ES",
    tag: "es",
    filmDatabase: "es-ES",
    name: "Español",
    direction: "ltr",
  },
  {
    code: "it",
    graphql: "IT",
    tag: "it",
    filmDatabase: "it-IT",
    name: "Italiano",
    direction: "ltr",
  },
  {
    code: "pt-BR",
    graphql: "PT_BR",
    tag: "pt-BR",
    filmDatabase: "pt-BR",
    name: "Português (Brasil)",
    direction: "ltr",
  },
  { code: "ja", graphql: "JA", tag: "ja", filmDatabase: "ja-JP", name: "日本語", direction: "ltr" },
  { code: "ko", graphql: "KO", tag: "ko", filmDatabase: "ko-KR", name: "한국어", direction: "ltr" },
  { code: "hi", graphql: "HI", tag: "hi", filmDatabase: "hi-IN", name: "हिन्दी", direction: "ltr" },
  {
    code: "ru",
    graphql: "RU",
    tag: "ru",
    filmDatabase: "ru-RU",
    name: "Русский",
    direction: "ltr",
  },
  {
    code: "zh",
    graphql: "ZH",
    tag: "zh-Hans",
    filmDatabase: "zh-CN",
    name: "简体中文",
    direction: "ltr",
  },
  { code: "th", graphql: "TH", tag: "th", filmDatabase: "th-TH", name: "ไทย", direction: "ltr" },
  { code: "tr", graphql: "TR", tag: "tr", filmDatabase: "tr-TR", name: "Türkçe", direction: "ltr" },
  {
    code: "ar",
    graphql: "AR",
    tag: "ar",
    filmDatabase: "ar-SA",
    name: "العربية",
    direction: "rtl",
  },
] as const satisfies readonly Language[];

export type LanguageCode = (typeof LANGUAGES)[number]["code"];

/** The language of paths without a prefix, and of whoever names none. */
export const DEFAULT_LANGUAGE: LanguageCode = "en";

/** What the film database calls by codes of its own: Cantonese, and no language at all. */
const FILM_DATABASE_CODES: Readonly<Record<string, string>> = { cn: "yue", xx: "zxx" };

/** A language of the film database (ISO 639-1, with two exceptions) as BCP 47 has it. */
export const toLanguageTag = (code: string): string => FILM_DATABASE_CODES[code] ?? code;
