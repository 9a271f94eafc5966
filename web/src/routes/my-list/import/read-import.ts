import { unzipSync } from "fflate";
import Papa from "papaparse";
import { fold, readFields, readShowOfEpisode, readType, toFields, type Fields } from "./fields.ts";
import { ANY, type Format, FORMATS, NETFLIX } from "./formats.ts";
import {
  type Entry,
  type ImportNote,
  type ReadResult,
  MAX_COLUMNS,
  MAX_FILE_BYTES,
  MAX_ROWS,
  toImportedList,
} from "./imported-list.ts";
import { getKeys, getSourceOfJson, readJson } from "./read-json.ts";
import { readText } from "./read-text.ts";

export interface ImportSource {
  readonly content: Uint8Array | string;
  readonly name?: string;
  /** Which file of an archive; the likeliest where left out. */
  readonly file?: string;
  readonly site?: string;
}

const problem = (text: ImportNote): ReadResult => ({ kind: "problem", problem: text });

const unknown = (columns: readonly string[]): ReadResult => {
  const named = columns.filter((each) => /^\p{L}[\p{L} _-]{0,39}$/u.test(each.trim()));
  return problem(named.length === 0 ? "import.noTitles" : { columns: named });
};

/** Whether the first row names columns, as one that has nothing but numbers below: else it may be what nobody should see. */
const hasHeading = ([first = [], ...others]: Rows): boolean =>
  others.length > 0 &&
  first.some(
    (name, at) => /^[^\d]+$/.test(name) && others.every((row) => /^\d+$/.test(row[at] ?? "")),
  );

/** Reads a list of titles. It never throws: what is wrong is a problem that a person can read. */
export const readImport = (source: ImportSource): ReadResult => {
  const { content } = source;
  if (content.length > MAX_FILE_BYTES) return problem("import.tooLarge");
  if (typeof content === "string") return readContent(content, source);
  if (content[0] === 0x50 && content[1] === 0x4b) return readArchive(content, source);
  return readBytes(content, source);
};

/** What sites keep of what was deleted, hidden or liked, and what programs put beside files. */
const LEFT_OUT = /(?:^|[\\/])(?:(?:deleted|orphaned|__MACOSX)[\\/]|\.|hidden-|likes-|user-)/i;
/** The list that a visitor most likely means comes first. */
const ORDER = [
  /(?:^|[\\/])(?:lists-)?(?:watchlist|my[ _-]?list)[^\\/]*$(?<!(?:^|[\\/])lists[\\/][^\\/]*)/i,
  /watched(?!-history)[^/]*$(?<!(?:^|[\\/])lists[\\/][^\\/]*)/i,
  /(?:^|[\\/])lists?[\\/-]/i,
  /rating/i,
  /diary|history|viewing/i,
];
const getRank = (name: string): number => {
  const rank = ORDER.findIndex((pattern) => pattern.test(name));
  return rank === -1 ? ORDER.length : rank;
};

const readArchive = (bytes: Uint8Array, source: ImportSource): ReadResult => {
  let isSpreadsheet = false;
  let isTooLarge = false;
  let size = 0;
  let files: [string, Uint8Array][];
  try {
    const found = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        isSpreadsheet ||= name.startsWith("xl/") || name === "content.xml";
        if (!/\.(?:csv|json|tsv)$/i.test(name) || LEFT_OUT.test(name)) return false;
        isTooLarge ||= originalSize > MAX_FILE_BYTES;
        size += originalSize;
        return originalSize <= MAX_FILE_BYTES && size <= 5 * MAX_FILE_BYTES;
      },
    });
    files = Object.entries(found).toSorted(
      ([a], [b]) => getRank(a) - getRank(b) || a.localeCompare(b, "en", { numeric: true }),
    );
  } catch {
    return problem("import.zipDamaged");
  }
  if (isSpreadsheet) return problem("import.spreadsheet");
  const lists = joinParts(files).flatMap(([file, content]) => {
    const result = readBytes(content, { ...source, name: file });
    return result.kind === "list" ? [[file, result] as const] : [];
  });
  const chosen = lists.find(([file]) => file === source.file) ?? lists[0];
  if (chosen === undefined) return problem(isTooLarge ? "import.tooLarge" : "import.zipNoList");
  const [file, result] = chosen;
  return { ...result, archive: { file, files: lists.map(([name]) => name) } };
};

/** Joins `watchlist-1.json`, `watchlist-2.json` and so on, as Trakt writes, to `watchlist.json`: a list of lists. */
const joinParts = (files: readonly (readonly [string, Uint8Array])[]) =>
  [...Map.groupBy(files, ([name]) => name.replace(/[-_]\d+(?=\.json$)/i, ""))].map(
    ([name, parts]) => {
      const [first] = parts;
      if (parts.length === 1 && first) return [name, first[1]] as const;
      const texts = parts.map(([, content]) => new TextDecoder().decode(content));
      return [name, new TextEncoder().encode(`[${texts.join(",")}]`)] as const;
    },
  );

/** UTF-8; else Windows-1252, which spreadsheets write in western Europe. */
const readBytes = (bytes: Uint8Array, source: ImportSource): ReadResult => {
  const text = new TextDecoder().decode(bytes);
  const isOld = text.includes("\uFFFD");
  return readContent(isOld ? new TextDecoder("windows-1252").decode(bytes) : text, source);
};

/** Names of files of what somebody watched or rated, as `watched.csv`, `ratings-movies.json`, `NetflixViewingHistory.csv`. */
const SEEN_FILE =
  /(?:(?:^|[^a-z])(?:watched|ratings?|diary|history|reviews?|seen)|viewing[ _-]?history)(?![a-z])/i;

const markSeen = (entry: Entry): Entry =>
  entry.kind === "title" && !entry.title.seen
    ? { ...entry, title: { ...entry.title, seen: true, toWatch: false } }
    : entry;

const readContent = (content: string, { content: origin, name = "", site }: ImportSource) => {
  const text = content
    .replace(/^\uFEFF/, "")
    .replaceAll(/\r\n?/g, "\n")
    .trim();
  const isTyped = typeof origin === "string";
  const [file = ""] = name.split(/[\\/]/).slice(-1);
  const list = (
    from: string,
    entries: readonly Entry[],
    isCut: boolean,
    isSeen = SEEN_FILE.test(file),
  ): ReadResult => {
    if (entries.every((entry) => entry.kind !== "title" && entry.label === ""))
      return problem("import.noTitles");
    const all = isSeen ? entries.map(markSeen) : entries;
    return { kind: "list", list: toImportedList(from, all), isCut, archive: null };
  };
  if (text.includes("\0") || /^%PDF|^\{\\rtf|^Rar!/.test(text)) return problem("import.notText");
  if (/^<(?:[!?]|[a-z][\w-]*(?:\s[^<>]*)?>)/i.test(text)) return problem("import.webPage");
  if (/^[[{]/.test(text)) {
    try {
      const value: unknown = JSON.parse(text);
      const entries: Entry[] = [];
      readJson(value, entries);
      if (entries.length === 0) return unknown(getKeys(value));
      return list(getSourceOfJson(text), entries, entries.length >= MAX_ROWS);
    } catch {
      // A name may begin with a bracket as well.
      if (/^\{|^\[\s*(?:[[{"]|$)/.test(text)) return problem("import.jsonDamaged");
    }
  }
  const { rows, isCut } = parseRows(text);
  if (rows.length === 0) return problem("import.noTitles");
  const table = findTable(rows);
  if (table?.wrong) return problem(table.wrong);
  if (table) return list(table.source, readRows(table), isCut, table.viewing ? false : undefined);
  const isHeaded = hasHeading(rows);
  const isFlat = !/\.(?!txt$|md$)\w+$/i.test(name) && rows.every((row) => row.length === 1);
  const isText = isTyped || ((isFlat || /\.txt$/i.test(name)) && !isHeaded);
  const entries = isText ? readText(text, { isTyped, site: site ?? null }) : [];
  return isTyped || entries.some(({ kind }) => kind === "title")
    ? list("import.yourList", entries, isCut)
    : unknown(isHeaded ? (rows[0] ?? []) : []);
};

type Rows = readonly (readonly string[])[];

/** Reads rows with commas, semicolons, tabs or bars between their values. Empty rows are left out. */
const parseRows = (text: string): { readonly rows: Rows; readonly isCut: boolean } => {
  const { data } = Papa.parse<string[]>(text, {
    delimitersToGuess: [",", ";", "\t", "|"],
    newline: "\n",
    skipEmptyLines: "greedy",
    preview: MAX_ROWS + 1,
  });
  const rows = data.slice(0, MAX_ROWS).map((row) => row.slice(0, MAX_COLUMNS));
  return { rows, isCut: data.length > MAX_ROWS };
};

interface Table extends Format {
  readonly columns: readonly string[];
  readonly rows: Rows;
}

/** Finds the line that names the columns of those below it, at most ten lines down; null where none says what titles are. */
const findTable = (rows: Rows): Table | null => {
  for (const [index, row] of rows.slice(0, 10).entries()) {
    const columns = row.map(fold);
    // A list of Letterboxd has a table of one row about itself before the other.
    if (columns.includes("tags") && rows[index + 2]?.[0] === "Position") continue;
    const format =
      columns.join() === "title,date"
        ? NETFLIX
        : FORMATS.find(({ has }) => has.every((each) => columns.includes(each)));
    const fields = toFields(new Map(columns.map((column) => [column, column])));
    const below = rows.slice(index + 1);
    const isType = (row: readonly string[]) =>
      readType(row[columns.indexOf(fields.type ?? "")] ?? "") !== null;
    // Tables of anything have a name, and a day, a status or a URL beside it.
    const known = Object.keys(fields)
      .filter((field) => field !== "type" || below.some(isType))
      .filter((field) => fields.name !== "name" || !/^(?:date|listed|status|url)$/.test(field));
    const isNamed = fields.name !== undefined && known.length >= Math.min(2, columns.length);
    if (format || fields.tmdb !== undefined || fields.imdb !== undefined || isNamed) {
      // Files that were joined have the line again.
      const others = below.filter((other) => other.join() !== row.join());
      return { ...(format ?? ANY), columns, rows: others };
    }
  }
  return null;
};

const readRows = ({ source, type, viewing, columns, rows }: Table): readonly Entry[] => {
  const all = rows.map((row) => new Map(columns.map((column, at) => [column, row[at] ?? ""])));
  return all.map((values) => {
    const fields = toFields(values);
    // A rating of Letterboxd is the visitor's own.
    if (source === "Letterboxd") fields.watched ??= values.get("rating")?.trim() ?? "";
    // An apostrophe of the export of My list says that a text is no formula.
    if (source === "Flickmap" && fields.name)
      fields.name = fields.name.replace(/^'(?=[=+\-@])/, "");
    return viewing ? readViewing(fields) : readFields(fields, type ?? null);
  });
};

/** What Netflix says was watched: an episode's show was begun, and a movie is seen. */
const readViewing = (fields: Fields): Entry => {
  const show = readShowOfEpisode(fields.name ?? "");
  return readFields(
    show === null ? { ...fields, watched: "yes" } : { ...fields, name: show, type: "show" },
    null,
  );
};
