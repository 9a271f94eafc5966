import type { TitleReference } from "../../../generated/schema.ts";
import type { Entry } from "./imported-list.ts";
import { byName, byNumber, readImdbId, readYears, splitName } from "./read-fields.ts";

const unreadable = (label: string): Entry => ({ kind: "unreadable", label });
const title = (label: string, reference: TitleReference | null): Entry =>
  reference === null
    ? unreadable(label)
    : { kind: "title", title: { references: [reference], label, date: null } };

const HOST =
  /^(?:https?:\/\/)?(?:[\w-]+\.)*(themoviedb\.org|imdb\.com)\/(?:[a-z]{2}(?:-[a-z]{2})?\/)?(.*)$/i;

/**
 * An address of TMDB or IMDb, with or without `https://` and a language, or of this site.
 *
 * @param site where this site is reached, without a slash at the end; null where that is not known
 */
const readUrl = (line: string, site: string | null): Entry | null => {
  const ours = site !== null && line.startsWith(`${site}/`) ? line.slice(site.length + 1) : null;
  const [, host = "", rest = ""] = HOST.exec(line) ?? [];
  if (host === "" && ours === null) return null;
  const path = ours ?? rest;
  if (host.toLowerCase() === "imdb.com") {
    if (/^name\/nm\d+/i.test(path)) return { kind: "person", label: line };
    const imdbId = readImdbId(`/${path}`);
    return title(line, imdbId === null ? null : { imdbId });
  }
  if (/^person\/\d/i.test(path)) return { kind: "person", label: line };
  const [, type, digits, further = ""] =
    /^(movie|tv)\/(\d{1,10})(?:-[^/?#]*)?([/?#].*)?$/i.exec(path) ?? [];
  if (type === undefined || digits === undefined) return unreadable(line);
  if (/\/episode\//i.test(further)) return { kind: "episode", label: line };
  return title(line, byNumber(digits, type.toLowerCase() === "tv" ? "TV" : "MOVIE"));
};

/**
 * A number of the film database or of IMDb, as people and this site write them: `tmdb:550`, `tv/1396`, `m550`, `tt0137523`.
 *
 * @returns null for what has not the form of one, `none` for a number that no title has
 */
const readNumber = (line: string): TitleReference | "none" | null => {
  const [, imdb] = /^(?:imdb[:\s]\s*)?(tt\d{7,10})$/i.exec(line) ?? [];
  if (imdb !== undefined) return { imdbId: imdb.toLowerCase() };
  const [, type = "", digits = ""] =
    /^(?:tmdb[:/\s]\s*)?(?:(movie|tv|m|t)[:/\s]?\s*)?(\d{1,10})(?:-[\p{L}\p{N}-]*\p{L}[\p{L}\p{N}-]*)?$/iu.exec(
      line,
    ) ?? [];
  return digits === "" ? null : (byNumber(digits, /^t/i.test(type) ? "TV" : "MOVIE") ?? "none");
};

const isAddress = (line: string) => /^\w+:\/\/|^www\.|^[\w-]+(?:\.[\w-]+)+\//i.test(line);
const hasLetter = (line: string) => /\p{L}/u.test(line);

/** Where a text comes from. */
export interface TextOrigin {
  /** Whether a person wrote it where numbers are asked for: in a file a bare number says nothing. */
  readonly isTyped: boolean;
  /** Where this site is reached, without a slash at the end; null where that is not known. */
  readonly site: string | null;
}

const readLine = (line: string, { isTyped, site }: TextOrigin): Entry => {
  const byUrl = readUrl(line, site);
  if (byUrl !== null) return byUrl;
  if (isAddress(line)) return unreadable(line);
  if (/^(?:imdb[:\s]\s*)?nm\d{7,}$/i.test(line)) return { kind: "person", label: line };
  if (isTyped || /^(?:m|t|tt|tmdb|imdb|movie|tv)[:/\s]?\s*\S*\d/i.test(line)) {
    const reference = readNumber(line);
    if (reference === "none") return unreadable(line);
    if (reference !== null) return title(line, reference);
  }
  const { name, years } = splitName(line);
  if (years === "" && !hasLetter(name)) return unreadable(line);
  const { year, range } = readYears(years);
  return title(line, byName(name, year, range ? "TV" : null));
};

/** The lines of a text, and the parts of a line that holds nothing but numbers. */
const linesOf = (text: string): readonly string[] =>
  text
    .split("\n")
    .map((line) => line.trim().replace(/^[-*•]\s+/u, ""))
    .filter((line) => line !== "")
    .flatMap((line) =>
      /^(?:(?:tt|m|t)?\d+\s*[,;|\s]\s*)+(?:tt|m|t)?\d+$/i.test(line)
        ? line.split(/[,;|\s]+/)
        : [line],
    );

/** Reads a text line by line. */
export const readText = (text: string, origin: TextOrigin): readonly Entry[] =>
  linesOf(text).map((line) => readLine(line, origin));

/** Whether most lines of a text are addresses, numbers or names with a year, which no table is. */
export const looksLikeLines = (text: string): boolean => {
  const lines = linesOf(text).slice(0, 50);
  const clear = lines.filter(
    (line) =>
      readUrl(line, null) !== null ||
      isAddress(line) ||
      /^tt\d{7,10}$|^(?:m|t)\d+$/i.test(line) ||
      splitName(line).years !== "",
  );
  return lines.length > 0 && clear.length >= lines.length * 0.6;
};
