import { DEFAULT_LANGUAGE, type Language, type LanguageCode, LANGUAGES } from "./languages.ts";

/** A language of the table. */
export type KnownLanguage = (typeof LANGUAGES)[number];

const PREFIX = /^\/([^/?#]+)(?=[/?#]|$)/u;

/** The language of a code. */
export const getLanguage = (code: LanguageCode): KnownLanguage =>
  LANGUAGES.find((language) => language.code === code) ?? LANGUAGES[0];

/** What stands before the paths of a language: nothing for English. */
export const getPrefix = ({ code }: Pick<Language, "code">): string =>
  code === DEFAULT_LANGUAGE ? "" : `/${code}`;

/** A path of the site, with its query, in a language: `/` is `/de` there, and `/?services=8` is `/de?services=8`. */
export const addPrefix = (language: Pick<Language, "code">, path: string): string => {
  const prefix = getPrefix(language);
  return prefix === "" ? path : `${prefix}${path.replace(/^\/(?=[?#]|$)/u, "")}`;
};

/** The language that a path begins with, and the path without it. A path without one is English. */
export const splitPrefix = (path: string): { language: KnownLanguage; path: string } => {
  const [prefix = "", code = ""] = PREFIX.exec(path) ?? [];
  const language = LANGUAGES.find((each) => each.code.toLowerCase() === code.toLowerCase());
  if (language === undefined || language.code === DEFAULT_LANGUAGE)
    return { language: LANGUAGES[0], path };
  const rest = path.slice(prefix.length);
  return { language, path: rest.startsWith("/") ? rest : `/${rest}` };
};
