import type { TitleReference, TitleType } from "../../generated/schema.ts";
import { parseListKey, toReference } from "../../features/my-list/my-list.ts";
import { parseCsv } from "./csv.ts";

/** A title that a file names. */
export interface ImportedTitle {
  readonly reference: TitleReference;
  /** How the file names it, for saying that it was not found. */
  readonly label: string;
}

/** What a file or a text holds. */
export interface ImportedList {
  /** Where it comes from. */
  readonly source: "Letterboxd" | "IMDb" | "TMDB" | "a list";
  readonly titles: readonly ImportedTitle[];
  /** The lines that name no title. */
  readonly unread: readonly string[];
}

/** A file of 500 titles has some 100 KB. */
export const MAX_IMPORT_CHARACTERS = 4_000_000;

/** IMDb numbers episodes, games and songs like titles; a list of titles has no room for them. */
const noTitle = /episode|game|music|podcast/i;

type Row = ReadonlyMap<string, string>;

const withLabel = (label: string, reference: TitleReference | null): ImportedTitle | string =>
  reference === null ? label : { reference, label };

const readType = (written: string): TitleType | null =>
  /^(movie|film)$/i.test(written) ? "MOVIE" : /^(tv|show|series)/i.test(written) ? "TV" : null;

const byNumber = (digits: string, type: TitleType | null): TitleReference | null => {
  const key = parseListKey(`${type === "TV" ? "t" : "m"}${digits.trim()}`);
  return key && toReference(key);
};

const imdbIdOf = (written: string): string | null => /\btt\d{7,10}\b/.exec(written)?.[0] ?? null;

const byName = (row: Row): TitleReference | null => {
  const name = (row.get("name") ?? row.get("title") ?? "").trim();
  if (name === "" || name.length > 200) return null;
  const year = Number(row.get("year") ?? row.get("release date")?.slice(0, 4));
  const type = readType(row.get("type") ?? "");
  return {
    named: {
      name,
      ...(year >= 1870 && year <= 2100 && { year }),
      ...(type !== null && { type }),
    },
  };
};

/** The title of a row: by its number of TMDB, by IMDb's, else by name and year. */
const readRow = (row: Row): ImportedTitle | string => {
  const name = row.get("name") ?? row.get("title") ?? "";
  const year = row.get("year") ?? "";
  const imdbId = imdbIdOf(row.get("const") ?? row.get("imdb id") ?? "");
  const tmdbId = row.get("tmdb id") ?? "";
  const label = name === "" ? (imdbId ?? tmdbId) : year === "" ? name : `${name} (${year})`;
  if (noTitle.test(row.get("title type") ?? row.get("type") ?? "")) return label;
  if (tmdbId !== "") return withLabel(label, byNumber(tmdbId, readType(row.get("type") ?? "")));
  if (imdbId !== null) return { reference: { imdbId }, label };
  return withLabel(label, byName(row));
};

const sourceOf = (columns: readonly string[]): ImportedList["source"] => {
  if (columns.includes("const")) return "IMDb";
  if (columns.includes("letterboxd uri")) return "Letterboxd";
  return columns.includes("tmdb id") ? "TMDB" : "a list";
};

/** Whether a line of a file names the columns of those below it. */
const isHeader = (columns: readonly string[]) =>
  ["const", "tmdb id", "imdb id"].some((column) => columns.includes(column)) ||
  (columns.includes("name") && columns.includes("year"));

/** Reads rows below a line that names their columns; null where there is none. Lists of Letterboxd begin with lines of their own. */
const readTable = (text: string): ImportedList | null => {
  const rows = parseCsv(text);
  const lower = (row: readonly string[]) => row.map((each) => each.trim().toLowerCase());
  const start = rows.slice(0, 10).findIndex((row) => isHeader(lower(row)));
  const header = rows[start];
  if (header === undefined) return null;
  const columns = lower(header);
  const isLetterboxd = rows.slice(0, start).some(([first = ""]) => first.startsWith("Letterboxd"));
  const read = rows
    .slice(start + 1)
    .map((row) => readRow(new Map(columns.map((column, index) => [column, row[index] ?? ""]))));
  return { source: isLetterboxd ? "Letterboxd" : sourceOf(columns), ...separate(read) };
};

const separate = (read: readonly (ImportedTitle | string)[]) => ({
  titles: read.filter((each) => typeof each !== "string"),
  unread: read.filter((each): each is string => typeof each === "string" && each !== ""),
});

/** A line with a number: `550` or `movie/550` of TMDB, `tv 1396`, `m550`, `tt0137523`, or an address of TMDB or IMDb. */
const readLine = (line: string): ImportedTitle | string => {
  const imdbId = imdbIdOf(line);
  if (imdbId !== null) return { reference: { imdbId }, label: line };
  const [, type = "", digits = ""] =
    /^(?:https?:\/\/\S+?\/)?(movie|tv|m|t)?[/\s:]*(\d{1,10})(?:[-/]\S*)?$/i.exec(line) ?? [];
  if (digits === "") return line;
  return withLabel(line, byNumber(digits, /^t/i.test(type) ? "TV" : "MOVIE"));
};

/** An object of a JSON file: what this site exports, or TMDB's own field names. */
const readObject = (value: unknown): ImportedTitle | string => {
  if (typeof value !== "object" || value === null) return String(value);
  const names: Readonly<Record<string, string>> = { tmdb_id: "tmdb id", imdb_id: "imdb id" };
  const fields = Object.entries(value)
    .filter(([, field]) => ["string", "number"].includes(typeof field))
    .map(([key, field]): [string, string] => [names[key] ?? key, String(field)]);
  return readRow(new Map(fields));
};

/** Reads a file or a pasted text: a CSV file of Letterboxd, IMDb or TMDB, what this site exports, or numbers line by line. */
export const parseImport = (text: string): ImportedList => {
  const trimmed = text.trim();
  if (trimmed.startsWith("[")) {
    try {
      const value: unknown = JSON.parse(trimmed);
      if (Array.isArray(value)) return { source: "a list", ...separate(value.map(readObject)) };
    } catch {
      // No JSON: each line is looked at below, and what is none is said.
    }
  }
  const table = readTable(trimmed);
  if (table) return table;
  const lines = trimmed
    .split(/[\n,;]/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  return { source: "TMDB", ...separate(lines.map(readLine)) };
};
