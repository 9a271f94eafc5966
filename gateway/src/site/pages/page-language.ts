import { addPrefix, splitPrefix } from "@flickmap/schema/language-paths.ts";
import { DEFAULT_LANGUAGE, type LanguageCode } from "@flickmap/schema/languages.ts";
import type { IncomingHttpHeaders } from "node:http";
import { readAccept } from "../../http/negotiation.ts";
import { findLanguage } from "../../lib/languages.ts";
import { cookieReader } from "./page-country.ts";

/** The cookie that the language picker writes: the code of a language. */
export const LANGUAGE_COOKIE = "language";
const readLanguageCookie = cookieReader(LANGUAGE_COOKIE, "[\\w-]+");

/** The language that a path names, and the path without it. The prefix of a language that the site lacks is part of it. */
export function splitLanguage(
  url: string,
  languages: readonly LanguageCode[],
): { language: LanguageCode; url: string } {
  const { language, path } = splitPrefix(url);
  return languages.includes(language.code)
    ? { language: language.code, url: path }
    : { language: DEFAULT_LANGUAGE, url };
}

/** What begins a path as a language would that the site has under another prefix, such as `/en`, `/pt` or `/es-MX`. */
const TAG = /^\/([a-z]{2,3}(?:-[a-z\d]{2,8})*)(?=[/?]|$)/iu;

/** A path in the language that its first segment means; null where that means none, or is the site's prefix. */
export function inMeantLanguage(url: string, languages: readonly LanguageCode[]): string | null {
  const [prefix = "", tag = ""] = TAG.exec(url) ?? [];
  const code = matchLanguage(tag, languages);
  if (code === null || splitPrefix(url).path !== url) return null;
  const rest = url.slice(prefix.length);
  return addPrefix({ code }, rest.startsWith("/") ? rest : `/${rest}`);
}

/** Of the cookie, else what `Accept-Language` prefers of the site's; English where the visitor says nothing, as crawlers. */
export function getWantedLanguage(
  headers: Pick<IncomingHttpHeaders, "cookie" | "accept-language">,
  languages: readonly LanguageCode[],
): LanguageCode {
  const chosen = findLanguage(readLanguageCookie(headers.cookie))?.code;
  if (chosen !== undefined && languages.includes(chosen)) return chosen;
  if (headers["accept-language"] === undefined) return DEFAULT_LANGUAGE;
  for (const tag of readAccept(headers["accept-language"])) {
    // Whatever there is, which is English.
    if (tag === "*") return DEFAULT_LANGUAGE;
    const match = matchLanguage(tag, languages);
    if (match !== null) return match;
  }
  return DEFAULT_LANGUAGE;
}

/** The site's language of a BCP 47 tag: the same one, or that of its first part, such as `pt-BR` for `pt-PT`. */
function matchLanguage(tag: string, languages: readonly LanguageCode[]): LanguageCode | null {
  const wanted = tag.toLowerCase();
  const toTag = (code: LanguageCode) => code.toLowerCase();
  const primary = wanted.split("-", 1)[0] ?? "";
  // Traditional characters are another script: English is read rather.
  if (/^zh-(?:hant|tw|hk|mo)\b/u.test(wanted)) return null;
  return (
    languages.find((code) => toTag(code) === wanted) ??
    languages.find((code) => toTag(code).split("-", 1)[0] === primary) ??
    null
  );
}
