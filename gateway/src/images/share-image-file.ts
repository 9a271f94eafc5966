import type { LanguageCode } from "@flickmap/schema/languages.ts";
import type { TitleKey } from "../film-database/title-key.ts";
import { findLanguage } from "../lib/languages.ts";

/** The size under which pictures for links are requested, beside the film database's. */
export const SHARE_SIZE = "share";

/** What a picture for links is of: a title's answer in a country and a language. */
export interface ShareImageKey extends TitleKey {
  /** ISO 3166-1. */
  readonly countryCode: string;
  readonly language: LanguageCode;
}

/** The name of the file, such as `movie-550-DE-en.png`, with a slash before it like those of the film database. */
export function toSharePath({ type, id, countryCode, language }: ShareImageKey): string {
  return `/${type}-${id}-${countryCode}-${language}.png`;
}

/** Reads such a path; null for any other. */
export function parseSharePath(path: string): ShareImageKey | null {
  const [, type, id, countryCode = "", code] =
    /^\/(movie|tv)-([1-9]\d{0,9})-([A-Z]{2})-([\w-]+)\.png$/u.exec(path) ?? [];
  const language = findLanguage(code)?.code;
  if ((type !== "movie" && type !== "tv") || language === undefined) return null;
  return { type, id: Number(id), countryCode, language };
}
