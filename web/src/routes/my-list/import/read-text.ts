import { readTitleNumber, readTitleUrl, toTmdbNumber } from "@flickmap/schema/title-links.ts";
import type { LinkTarget } from "@flickmap/schema/title-links.ts";
import type { TitleReference } from "../../../generated/schema.ts";
import type { Entry } from "./imported-list.ts";
import { byName, byTmdbNumber, readYears, splitName } from "./read-fields.ts";

const unreadable = (label: string): Entry => ({ kind: "unreadable", label });
const title = (label: string, reference: TitleReference | null): Entry =>
  reference === null
    ? unreadable(label)
    : { kind: "title", title: { references: [reference], label, date: null } };

const toEntry = (label: string, target: LinkTarget): Entry => {
  if (target.kind === "other") return unreadable(label);
  if (target.kind !== "title") return { kind: target.kind, label };
  const { number } = target;
  return title(label, "imdbId" in number ? { imdbId: number.imdbId } : byTmdbNumber(number));
};

/** A number as this site or a list of numbers writes it: `m550`, `tv 1396`, `550`. Null for what has not the form of one. */
const readShortNumber = (line: string): LinkTarget | null => {
  const [, type, digits] =
    /^(?:(movie|tv|m|t)\s*)?(\d{1,10})(?:-[\p{N}-]*\p{L}[\p{L}\p{N}-]*)?$/iu.exec(line) ?? [];
  if (digits === undefined) return null;
  const number = toTmdbNumber(type, digits);
  return number === null ? { kind: "other" } : { kind: "title", number };
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
  const byUrl = readTitleUrl(line, site);
  if (byUrl !== null) return toEntry(line, byUrl);
  if (isAddress(line)) return unreadable(line);
  const byNumber = readTitleNumber(line);
  if (byNumber !== null) return toEntry(line, byNumber);
  if (isTyped || /^(?:m|t|movie|tv)\s*\d/i.test(line)) {
    const byShortNumber = readShortNumber(line);
    if (byShortNumber !== null) return toEntry(line, byShortNumber);
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
      readTitleUrl(line, null) !== null ||
      isAddress(line) ||
      /^tt\d{7,10}$|^(?:m|t)\d+$/i.test(line) ||
      splitName(line).years !== "",
  );
  return lines.length > 0 && clear.length >= lines.length * 0.6;
};
