import {
  readTitleNumber,
  readTitleUrl,
  toTmdbNumber,
  type LinkTarget,
} from "@flickmap/schema/title-links.ts";
import type { TitleReference } from "../../../generated/schema.ts";
import { type Entry, MAX_ROWS } from "./imported-list.ts";
import { byName, byTmdbNumber, readShowOfEpisode, readYears, splitName } from "./fields.ts";

const toTitle = (
  label: string,
  references: readonly TitleReference[],
  tmdbId: number | null = null,
): Entry =>
  references.length === 0
    ? { kind: "other", label }
    : {
        kind: "title",
        title: { references, tmdbId, label, seen: false, toWatch: true },
      };

const toEntry = (label: string, target: LinkTarget): Entry => {
  if (target.kind !== "title") return { kind: "other", label };
  const { number } = target;
  return toTitle(label, ["imdbId" in number ? { imdbId: number.imdbId } : byTmdbNumber(number)]);
};

/** `m550`, `tv 1396`, `550`. Null for what has not the form of one: in capitals it is a name, as Movie 43. */
const readShortNumber = (line: string): LinkTarget | null => {
  const [, type, digits] =
    /^(?:(movie|tv|m|t) ?)?(\d{1,10})(?:-[\p{N}-]*\p{L}[\p{L}\p{N}-]*)?$/u.exec(line) ?? [];
  if (digits === undefined) return null;
  const number = toTmdbNumber(type, digits);
  return number === null ? { kind: "other" } : { kind: "title", number };
};

const isAddress = (line: string) =>
  /^(?:\w+:)?\/\/|^mailto:|^www\.|^[\w-]+(?:\.[\w-]+)+\//i.test(line);

/** URLs in a line, each up to a space, bracket or quotation mark, or to the next one. */
const URLS =
  /(?<![^\s<>()[\]"'“”,;|])(?:(?:https?:)?\/\/|www\.|(?:[\w-]+\.)*(?:themoviedb\.org|imdb\.com)\/)(?:(?![,;|](?:https?:)?\/\/)[^\s<>()[\]"'“”])+/giu;
const IMDB_IDS = /(?<![\w/:])tt\d{7,10}(?!\w)/gi;

const YEARS = String.raw`(\d{4}(?:\s*[–—-]\s*(?:\d{4})?)?)`;
/** Names with years in brackets before something else, or at their end. */
const DATED = [
  new RegExp(
    String.raw`^(.*?\S)\s*[([（](?:[^()\d]{0,20}\s)?${YEARS}(?:[,\s][^()]{0,80})?[)\]）]`,
    "u",
  ),
  new RegExp(String.raw`^(.*?[^\s,;|–—-])[\s,;|–—-]+${YEARS}$`, "u"),
];

/** All of it; without the number or the box before it; with a year in brackets before something else, or at its end. */
const namesOf = (line: string): readonly (readonly [name: string, years: string])[] => {
  const item = line.replace(
    /^(?:#\d{1,4}[.):]?\s+|\d{1,4}[.)]\s+|\[[ x✓✔]?\]\s+|[^\p{L}\p{N}\p{P}]+\s+)/iu,
    "",
  );
  const [, name, years] = DATED.map((pattern) => pattern.exec(item)).find(Boolean) ?? [];
  return [splitName(line), splitName(item), { name, years }].flatMap(({ name, years }) =>
    name === undefined || years === undefined
      ? []
      : [[name.replace(/^["“„«](.*)["”“»]$/u, "$1"), years] as const],
  );
};

interface TextOrigin {
  /** Whether a person wrote it where numbers are asked for: in a file a bare number says nothing. */
  readonly isTyped: boolean;
  /** Where this site is reached, without a slash at the end; null where that is not known. */
  readonly site: string | null;
}

const readLine = (line: string, { isTyped, site }: TextOrigin): readonly Entry[] => {
  const urls = (line.match(URLS) ?? []).map((url) => url.replace(/[.,;:!?*]{1,9}$/, ""));
  const byUrl = (urls.length > 0 && !isAddress(line) ? urls : [line, ...urls]).flatMap((url) => {
    const target = readTitleUrl(url, site);
    return target === null || target.kind === "other" ? [] : [toEntry(line, target)];
  });
  const [first] = byUrl;
  if (first !== undefined)
    return isAddress(line) && urls.length < 2 ? [first] : byUrl.slice(-urls.length);
  if (isAddress(line)) return [toTitle(line, [])];
  const byNumber =
    readTitleNumber(line) ?? (isTyped || /^[mt]\d/.test(line) ? readShortNumber(line) : null);
  if (byNumber !== null) return [toEntry(line, byNumber)];
  const imdbIds = line.match(IMDB_IDS) ?? [];
  if (imdbIds.length > 0) return imdbIds.map((id) => toTitle(line, [{ imdbId: id.toLowerCase() }]));
  const text = line
    .replace(URLS, " ")
    .trim()
    .replace(/\s[-–—:|]$/u, "");
  if (readShowOfEpisode(text) !== null) return [{ kind: "other", label: line }];
  const references = namesOf(text).flatMap(([name, years]) => {
    // A date, a rating and the like are no names.
    if (years === "" && !/[^\p{Nd}\p{P}\p{S}\p{Z}\p{C}]/u.test(name)) return [];
    const { year, range } = readYears(years);
    return byName(name, year, range ? "TV" : null);
  });
  const once = new Map(references.map((each) => [JSON.stringify(each), each]));
  return [toTitle(line, [...once.values()])];
};

const MAX_LINE = 500;

/** The lines of a text, and the parts of a line that holds nothing but numbers. */
const linesOf = (text: string): readonly string[] =>
  text
    .split("\n", 2 * MAX_ROWS)
    .map((line) => line.trim().slice(0, MAX_LINE))
    .map((line) => line.replace(/^[-*•]\s+/u, ""))
    .filter((line) => line !== "")
    .flatMap((line) =>
      /^(?:(?:tt|m|t)?\d+\s*[,;|\s]\s*)+(?:tt|m|t)?\d+$/i.test(line)
        ? line.split(/[,;|\s]+/)
        : [line],
    )
    .slice(0, MAX_ROWS);

/** Reads a text line by line. Among more names than numbers a number is one, too: 1917. */
export const readText = (text: string, origin: TextOrigin): readonly Entry[] => {
  const read = linesOf(text).map((line) => ({ line, entries: readLine(line, origin) }));
  const isNumber = (line: string) => /^\d{1,4}$/.test(line);
  const numbers = read.filter(({ line }) => isNumber(line)).length;
  const names = read.filter(({ entries }) =>
    entries.some((entry) => entry.kind === "title" && entry.title.references[0]?.named),
  ).length;
  return read.flatMap(({ line, entries }) =>
    names > numbers && isNumber(line)
      ? [toTitle(line, [{ named: { name: line } }], origin.isTyped ? Number(line) : null)]
      : entries,
  );
};
