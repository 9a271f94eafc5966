import { LANGUAGES } from "@flickmap/schema/languages.ts";
import { withCommonDigits } from "@flickmap/schema/common-digits.ts";
import { type LinkTarget, readTitleNumber, readTitleUrl } from "@flickmap/schema/title-links.ts";

import { getMessages } from "../../lib/messages.ts";
import { NUMBER } from "./fold.ts";

export interface DatedQuery {
  readonly name: string;
  readonly year: number;
}

/** No film is older. */
const FIRST_YEAR = 1870;
/** A name, and a year or the first and last of a show's, with or without brackets, in which a word may follow: “film”. */
const DATED =
  /^(?<name>.*[^\s,(（[])[\s,]*(?:\s|(?=[([]))[([]?\s*(?<year>\d{4})(?:\s*[–—−‑-]\s*(?:\d{4}|\p{L}{2,12}(?=\s*[)\]]))?)?(?:\s+\p{L}[\p{L}\s]{1,14}(?=[)\]]))?\s*[)\]]?$/u;

/** Reads `star wars 1977`, `Shōgun (2024)` or `Dark [2017–2020]`; null where it ends in no year that a title can have. */
export function readDatedQuery(query: string): DatedQuery | null {
  const { name, year: digits } = DATED.exec(withCommonDigits(query))?.groups ?? {};
  const year = Number(digits);
  if (name === undefined || year < FIRST_YEAR || year > new Date().getUTCFullYear() + 5)
    return null;
  return { name, year };
}

/** The years that a title of a year may have elsewhere: films are shown at festivals before their release. */
export function yearsBeside(year: number): readonly number[] {
  return [year - 1, year + 1];
}

/** A season as each language calls it, the number after its word or, as an ordinal, before: `Staffel 2`, `2nd season`. */
const SEASONS = LANGUAGES.flatMap(({ code }) => {
  const season = getMessages(code)("season", { number: 1 }).replaceAll(/\p{Cf}/gu, "");
  const word = season.replace(/\p{Nd}\.?/u, "").trim();
  return [
    season.replaceAll(/\s+/gu, "\\s*").replace(/\p{Nd}/u, NUMBER),
    `${NUMBER}(?:\\.?[ªº]|\\.|-?\\p{L}{1,3})?\\s*${word}`,
  ];
}).join("|");
/** What names an episode or season after a show's name: `S01E02`, `S1`, `1x02`, `season 2 episode 3`. */
const EPISODE = new RegExp(
  `(?:[\\s.,:–-]+|(?<=[\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}]))(?:s\\d{1,2}\\s?(?:e(?:p\\s?)?\\d{1,3}(?:\\s?-?\\s?e?\\d{1,3})?)?|\\d{1,2}x\\d{2,3}|(?:${SEASONS})(?:,?\\sepisode\\s\\d{1,3})?)$`,
  "iu",
);

export function nameBeforeEpisode(query: string): string | null {
  const name = withCommonDigits(query).replace(EPISODE, "").trim();
  return name === "" || name === query ? null : name;
}

/** What is copied along with a URL or number: brackets, quotation marks and what ends a sentence. */
const AROUND_LINK = /^[<([“"']+|[>)\]”"'.,;:!/]+$/gu;
const URL_IN_TEXT = /https?:\/\/\S+/iu;

/** What a query is the number or URL of, or the first URL in it, as apps share one with a name before it. */
export function readLink(query: string, publicUrl: string | null): LinkTarget | null {
  const text = query.replaceAll(AROUND_LINK, "");
  const whole = readTitleUrl(text, publicUrl) ?? readTitleNumber(text);
  if (whole !== null) return whole;
  const [url] = URL_IN_TEXT.exec(query) ?? [];
  return url === undefined ? null : readTitleUrl(url.replaceAll(AROUND_LINK, ""), publicUrl);
}
