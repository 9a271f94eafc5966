import { unzipSync } from "fflate";
import Papa from "papaparse";
import type { TitleType } from "../../../generated/schema.ts";
import {
  isKnownColumn,
  fold,
  readFields,
  readShowOfEpisode,
  toFields,
  type Fields,
} from "./fields.ts";
import {
  type Entry,
  type ImportNote,
  type ReadResult,
  MAX_FILE_BYTES,
  MAX_ROWS,
  toImportedList,
} from "./imported-list.ts";
import { readText } from "./read-text.ts";

export interface ImportSource {
  readonly content: Uint8Array | string;
  readonly name?: string;
  /** Which file of an archive; the likeliest where left out. */
  readonly file?: string;
  readonly site?: string;
}

const problem = (text: ImportNote): ReadResult => ({ kind: "problem", problem: text });

/** Names the columns that are not known: what is no name may be a value that nobody should see. */
const unknown = (columns: readonly string[]): ReadResult => {
  const named = columns
    .map((each) => each.trim())
    .filter((each) => /^\p{L}[\p{L} _-]{0,39}$/u.test(each));
  return problem(named.length === 0 ? "import.noTitles" : { columns: named });
};

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
        if (!/\.(?:csv|json|txt|tsv)$/i.test(name) || LEFT_OUT.test(name)) return false;
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
      const entries = readJson(value);
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
  const [first = [], ...others] = rows;
  const isFlat = !/\.(?:csv|tsv|json)$/i.test(name) && rows.every((row) => row.length === 1);
  const isText = isTyped || isFlat || /\.txt$/i.test(name);
  // A column of numbers, under a name that says nothing.
  const isColumn = others.length > 0 && others.every(([cell = ""]) => /^\d+$/.test(cell));
  const entries =
    isText && (isTyped || !isColumn) ? readText(text, { isTyped, site: site ?? null }) : [];
  return isTyped || entries.some(({ kind }) => kind === "title")
    ? list("import.yourList", entries, isCut)
    : unknown(first);
};

type Rows = readonly (readonly string[])[];

const MAX_COLUMNS = 100;

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

interface Format {
  readonly source: string;
  readonly has: readonly string[];
  /** What its titles are where no column says so. */
  readonly type?: TitleType;
  /** Says that it is no list of titles, and which file is. */
  readonly wrong?: ImportNote;
  /** Whether it names what was watched as Netflix does: a movie, or an episode behind its show. */
  readonly viewing?: true;
}

/** The first of these that has all its columns in a table says where it comes from. */
const FORMATS: readonly Format[] = [
  { source: "Letterboxd", has: ["datejoined", "username"], wrong: "import.letterboxdProfile" },
  { source: "Letterboxd", has: ["content", "comment"], wrong: "import.letterboxdProfile" },
  { source: "Letterboxd", has: ["letterboxduri"] },
  { source: "Letterboxd", has: ["position", "name", "year", "url"] },
  { source: "Letterboxd", has: ["date", "name", "tags", "url"], wrong: "import.noTitles" },
  { source: "Letterboxd", has: ["tmdbid", "rating10"], type: "MOVIE" },
  { source: "Letterboxd", has: ["tmdbid", "watcheddate"], type: "MOVIE" },
  { source: "Trakt", has: ["traktid"] },
  { source: "IMDb", has: ["const"] },
  { source: "Netflix", has: ["profilename", "titlename"] },
  { source: "Netflix", has: ["profilename", "title", "starttime"], viewing: true },
  { source: "TMDB", has: ["tmdbid", "imdbid", "type", "releasedate"] },
  { source: "Flickmap", has: ["tmdbid", "type", "name", "year", "added"] },
  { source: "Movary", has: ["title", "tmdbid", "imdbid", "watchedat"], type: "MOVIE" },
  { source: "Movary", has: ["title", "tmdbid", "imdbid", "addedat"], type: "MOVIE" },
  { source: "import.yourFile", has: ["tmdbmovieid"], type: "MOVIE" },
  { source: "import.yourFile", has: ["tmdbtvid"], type: "TV" },
  { source: "import.yourFile", has: ["tmdbshowid"], type: "TV" },
];
const NETFLIX: Format = { source: "Netflix", has: [], viewing: true };
const ANY: Format = { source: "import.yourFile", has: [] };

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
    const known = columns.filter(isKnownColumn).length;
    const isNamed = fields.name !== undefined && known >= Math.min(2, columns.length);
    if (format || fields.tmdb !== undefined || fields.imdb !== undefined || isNamed) {
      // Files that were joined have the line again.
      const others = rows.slice(index + 1).filter((other) => other.join() !== row.join());
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

type Json = Readonly<Record<string, unknown>>;

/** What a title lies in: Trakt's `movie`, Simkl's `show`, Watcharr's `content`. */
const WRAPPERS = ["movie", "show", "person", "content"] as const;

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const toValues = (item: Json): [string, string][] =>
  Object.entries(item).flatMap(([name, value]) =>
    ["string", "number", "boolean"].includes(typeof value) ? [[fold(name), String(value)]] : [],
  );

/** What an object says of a title, and whether that is sure; null for one that says too little to be taken for a title. */
const readObject = (item: Json): { readonly entry: Entry; readonly isSure: boolean } | null => {
  const wrapper = WRAPPERS.find((name) => isObject(item[name]));
  const inner = wrapper === undefined ? item : item[wrapper];
  const object = isObject(inner) ? inner : item;
  const ids = [object["ids"], object["id"]]
    .filter(isObject)
    .flatMap(toValues)
    .filter(([name]) => name === "tmdb" || name === "imdb");
  const values = new Map([...toValues(item), ...toValues(object), ...ids]);
  // A season of a list is its show there; of an episode the show is not what was listed.
  if (wrapper !== undefined && wrapper !== "content" && !/episode/i.test(values.get("type") ?? ""))
    values.set("type", wrapper);
  // TMDB calls its numbers `id`, of persons as well.
  const ofTmdb = "original_title" in item ? "movie" : "first_air_date" in item ? "tv" : null;
  if (ofTmdb !== null && !values.has("tmdbid"))
    values.set("tmdb", values.get("id") ?? "").set("type", values.get("mediatype") ?? ofTmdb);
  if ("profile_path" in item) values.set("type", "person");
  const fields = toFields(values);
  const { tmdb, imdb, name, year, released, season, episode, type } = fields;
  const isSure = wrapper !== undefined || tmdb !== undefined || imdb !== undefined;
  const says = [year, released, season, episode, type].some((each) => each !== undefined);
  return isSure || (name !== undefined && says)
    ? { entry: readFields(fields, null), isSure }
    : null;
};

/** What a JSON file lists. Lists lie in other objects at most four deep. */
const readJson = (value: unknown, depth = 0): readonly Entry[] => {
  if (depth > 4) return [];
  if (Array.isArray(value))
    return value.slice(0, MAX_ROWS).flatMap((item) => readJson(item, depth + 1));
  if (!isObject(value)) return [];
  const own = readObject(value);
  if (own?.isSure) return [own.entry];
  // A list may have a name, a year and a type as titles have.
  const inside = Object.values(value).flatMap((each) => readJson(each, depth + 1));
  return inside.some(({ kind }) => kind === "title") || own === null ? inside : [own.entry];
};

const getKeys = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return getKeys(value[0]);
  return isObject(value) ? Object.keys(value) : [];
};

/** Where a JSON file comes from, by the names of its first fields. */
const getSourceOfJson = (text: string): string => {
  const has = (name: string) => text.slice(0, 20_000).includes(`"${name}"`);
  if (has("simkl") || has("anime_type")) return "Simkl";
  if (has("ids") && has("trakt")) return "Trakt";
  if (["tmdb_id", "added", "seen"].every(has)) return "Flickmap";
  return has("is_watched") ? "TV Time" : "import.aList";
};
