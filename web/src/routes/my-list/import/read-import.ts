import { decodeText } from "./decode-text.ts";
import type { ChosenColumns, Entry, ReadResult } from "./imported-list.ts";
import { MAX_FILE_BYTES, MAX_ROWS, toImportedList } from "./imported-list.ts";
import { ArchiveError, isArchive, isSpreadsheet, openArchive } from "./open-archive.ts";
import { readJson, sourceOfJson, toRows } from "./read-json.ts";
import {
  findTable,
  isOfNumbers,
  lacksType,
  parseRows,
  readChosen,
  readTable,
  toUnknownTable,
} from "./read-table.ts";
import { looksLikeLines, readText } from "./read-text.ts";
import type { ImportNote } from "./import-notes.ts";

/** What is read: a file's bytes, or a text that a visitor typed. */
export interface ImportSource {
  readonly content: Uint8Array | string;
  /** What the file is called. */
  readonly name?: string;
  /** Which file of an archive; the likeliest where left out. */
  readonly file?: string;
  /** What the visitor says of the columns. */
  readonly columns?: ChosenColumns;
  /** Where this site is reached, without a slash at the end. */
  readonly site?: string;
}

const problem = (text: ImportNote): ReadResult => ({
  kind: "problem",
  problem: text,
});

/** The list or object that a text is as JSON; undefined for another text. */
const parseJson = (text: string): unknown => {
  if (!/^[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** A tag, a comment or a declaration at the beginning; a URL in angle brackets is none. */
const MARKUP = /^<(?:[!?]|[a-z][\w-]*(?:\s[^<>]*)?>)/i;

/** Whether a text has more control characters than may have come into one by mistake. */
const isBinary = (text: string): boolean => {
  const sample = text.slice(0, 10_000);
  const controls = sample.match(/(?!\s)\p{Cc}/gu)?.length ?? 0;
  return text.includes("\0") || controls > sample.length / 100;
};

const NO_TITLES = "import.noTitles";

/** Reads a list of titles. It never throws: what is wrong is a problem that a person can read. */
export const readImport = (source: ImportSource): ReadResult => {
  const { content } = source;
  if (content.length > MAX_FILE_BYTES) return problem("import.tooLarge");
  if (typeof content === "string") return readContent(content, null, { ...source, isTyped: true });
  if (content[0] === 0x25 && content[1] === 0x50 && content[2] === 0x44)
    return problem("import.pdf");
  return isArchive(content) ? readArchive(content, source) : readBytes(content, source);
};

/** Names of files of what somebody watched or rated, as `watched.csv`, `ratings-movies.json`, `NetflixViewingHistory.csv`. */
const SEEN_FILE =
  /(?:(?:^|[^a-z])(?:watched|ratings?|diary|history|reviews?|seen)|viewing[ _-]?history)(?![a-z])/i;

const readArchive = (bytes: Uint8Array, source: ImportSource): ReadResult => {
  let archive: ReturnType<typeof openArchive>;
  try {
    if (isSpreadsheet(bytes)) return problem("import.spreadsheet");
    archive = openArchive(bytes);
  } catch (error) {
    return problem(error instanceof ArchiveError ? error.note : "import.zipDamaged");
  }
  const results = [...archive.files].map(
    ([file, content]) => [file, readBytes(content, { ...source, name: file })] as const,
  );
  const lists = results.filter(([, { kind }]) => kind === "list" || kind === "columns");
  const chosen = lists.find(([file]) => file === source.file) ?? lists[0];
  if (chosen === undefined) return results[0]?.[1] ?? problem("import.zipNoList");
  const [file, result] = chosen;
  const all = lists.map(([name]) => name);
  if (result.kind === "columns") return { ...result, file };
  if (result.kind === "problem") return result;
  const notes = archive.cut ? [...result.notes, "import.zipCut" as const] : result.notes;
  return { ...result, notes, archive: { file, files: all } };
};

const readBytes = (bytes: Uint8Array, source: ImportSource): ReadResult => {
  const { text, note } = decodeText(bytes);
  return readContent(text, note, { ...source, isTyped: false });
};

interface Options {
  readonly isTyped: boolean;
  readonly columns?: ChosenColumns;
  readonly site?: string;
  readonly name?: string;
}

/** What an entry is in a file whose titles were all watched. */
const markSeen = (entry: Entry): Entry =>
  entry.kind === "title" && !entry.title.seen
    ? { ...entry, title: { ...entry.title, seen: true, toWatch: false } }
    : entry;

const readContent = (content: string, note: ImportNote | null, options: Options): ReadResult => {
  const text = content
    .replace(/^\uFEFF/, "")
    .replaceAll(/\r\n?/g, "\n")
    .trim();
  if (isBinary(text)) return problem("import.notText");
  const list = (
    from: string,
    entries: readonly Entry[],
    also: ImportNote | null = null,
  ): ReadResult => {
    const [file] = (options.name ?? "").split(/[\\/]/).slice(-1);
    const isSeen = file !== undefined && SEEN_FILE.test(file);
    const read = toImportedList(from, isSeen ? entries.map(markSeen) : entries);
    const isEmpty = entries.every((entry) => entry.kind !== "title" && entry.label === "");
    return isEmpty
      ? problem(NO_TITLES)
      : {
          kind: "list",
          list: read,
          notes: [note, also].filter((each) => each !== null),
          archive: null,
        };
  };
  if (MARKUP.test(text)) return problem("import.webPage");
  const value = parseJson(text);
  if (value !== undefined) {
    if (options.columns)
      return list("import.yourFile", readChosen(toRows(value), options.columns, true));
    const entries = readJson(value);
    const isKnown = entries.some(({ kind }) => kind !== "unreadable");
    const rows = isKnown ? [] : toRows(value);
    return rows.length > 0
      ? { kind: "columns", table: toUnknownTable(rows), file: null }
      : list(sourceOfJson(value), entries, entries.length >= MAX_ROWS ? "import.tooLong" : null);
  }
  if (text.startsWith("{\\rtf")) return problem("import.notText");
  // A name may begin with a bracket as well.
  if (/^\{|^\[\s*(?:[[{"]|$)/.test(text)) return problem("import.jsonDamaged");
  const origin = { isTyped: options.isTyped, site: options.site ?? null };
  const { rows, cut } = parseRows(text);
  const also = cut ? "import.tooLong" : null;
  if (options.columns) return list("import.yourFile", readChosen(rows, options.columns), also);
  const table = findTable(rows);
  if (table !== null) {
    const { format } = table;
    if (format?.wrong !== undefined) return problem(format.wrong);
    if (lacksType(table)) return { kind: "columns", table: toUnknownTable(rows), file: null };
    return list(format?.name ?? "import.yourFile", readTable(table), also);
  }
  const isTable =
    rows.length > 1 && rows.filter((row) => row.length > 1).length > rows.length * 0.8;
  if (options.isTyped || looksLikeLines(text))
    return list("import.yourList", readText(text, origin), also);
  return isTable || isOfNumbers(rows)
    ? { kind: "columns", table: toUnknownTable(rows), file: null }
    : list("import.yourList", readText(text, origin), also);
};
