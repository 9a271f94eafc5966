import Papa from "papaparse";

import type { FieldPositions, Fields } from "./columns.ts";
import { findFields, KNOWN_COLUMNS, normalizeColumn } from "./columns.ts";
import type { Format } from "./formats.ts";
import { FORMATS } from "./formats.ts";
import type { ChosenColumns, ColumnRole, Entry, UnknownTable } from "./imported-list.ts";
import { MAX_ROWS, shorten } from "./imported-list.ts";
import { readFields } from "./read-fields.ts";

/** What is read of a row at most. */
const MAX_COLUMNS = 100;
/** Lists begin with their names below so many lines at most. */
const MAX_LINES_BEFORE = 10;
/** So many rows are shown of a table whose columns are not known. */
const SHOWN_ROWS = 4;

/** Rows of a table as they stand in a file. */
export type Rows = readonly (readonly string[])[];

/** Reads rows with commas, semicolons, tabs or bars between their values. Empty rows are left out. */
export const parseRows = (text: string): { readonly rows: Rows; readonly cut: boolean } => {
  const [, separator, rest] = /^"?sep=(.)"?\n([\s\S]*)$/i.exec(text) ?? [];
  const parse = (quoteChar: string) =>
    Papa.parse<string[]>(rest ?? text, {
      delimiter: separator ?? "",
      delimitersToGuess: [",", ";", "\t", "|"],
      newline: "\n",
      quoteChar,
      skipEmptyLines: "greedy",
      preview: MAX_ROWS + 1,
    });
  const quoted = parse(/^'[^'\n]*'(?:[,;\t|]'[^'\n]*')+$/m.test(text.slice(0, 1000)) ? "'" : '"');
  // A mark that is not closed would take all that follows into one value.
  const { data } = quoted.errors.some(({ code }) => code === "MissingQuotes")
    ? parse("\u0000")
    : quoted;
  return {
    rows: data.slice(0, MAX_ROWS).map((row) => row.slice(0, MAX_COLUMNS)),
    cut: data.length > MAX_ROWS,
  };
};

/** A table whose columns are known. */
export interface Table {
  readonly format: Format | null;
  readonly columns: readonly string[];
  readonly positions: FieldPositions;
  readonly rows: Rows;
}

/** Finds the line that names the columns of those below it; null where there is none that says what titles are. */
export const findTable = (rows: Rows): Table | null => {
  for (const [index, row] of rows.slice(0, MAX_LINES_BEFORE).entries()) {
    const columns = row.map(normalizeColumn);
    // A list of Letterboxd has a table of one row about itself before the other.
    if (columns.includes("tags") && rows[index + 2]?.[0] === "Position") continue;
    const format = FORMATS.find(({ has }) => has.every((name) => columns.includes(name))) ?? null;
    const positions = findFields(columns);
    const names = ["tmdb", "imdb", "guid", "name"] as const;
    const identifies = names.some((field) => positions[field] !== undefined);
    // One known word may be a value as well, but for one that names numbers.
    const isHeader =
      columns.length === 1 || columns.includes("imdbid") || columns.includes("tconst")
        ? identifies
        : columns.filter((column) => KNOWN_COLUMNS.has(column)).length >= 2;
    if (format !== null || (identifies && isHeader)) {
      // Files that were joined have it again.
      const isAgain = (other: readonly string[]) =>
        other[0] === row[0] && other.every((cell, at) => cell === row[at]);
      return {
        format,
        columns,
        positions,
        rows: rows.slice(index + 1).filter((other) => !isAgain(other)),
      };
    }
  }
  return null;
};

/** Whether a table is of one column of numbers, of which the first row may be the name. */
export const isOfNumbers = (rows: Rows): boolean => {
  const isNumber = ([cell = ""]: readonly string[]) => /^\d+$/.test(cell.trim());
  const [first = [], ...others] = rows;
  const isNamed = others.length > 1 || normalizeColumn(first[0] ?? "").endsWith("id");
  return others.every(isNumber) && (isNumber(first) || (others.length > 0 && isNamed));
};

/** Whether all that a table says of its titles is a number, and not whether of movies or shows. */
export const lacksType = ({ format, positions }: Table): boolean =>
  positions.tmdb !== undefined &&
  format?.type === undefined &&
  format?.read === undefined &&
  (["imdb", "guid", "name", "type"] as const).every((field) => positions[field] === undefined);

/** `31/12/2024` as `12/31/2024`. */
const withMonthFirst = (date: string): string =>
  date.trim().replace(/^(\d{1,2})\/(\d{1,2})\//, "$2/$1/");

/** Reads the rows of a known table. */
export const readTable = ({ format, columns, positions, rows }: Table): readonly Entry[] => {
  // Whether days or months come first is seen where one is above twelve.
  const isDayFirst = rows.some((row) =>
    positions.date?.some((at) => /^\s*(?:1[3-9]|2\d|3[01])\/\d/.test(row[at] ?? "")),
  );
  return rows.map((row) => {
    const fields: Fields = Object.fromEntries(
      Object.entries(positions).map(([field, at]) => {
        const values = at.map((position) => row[position] ?? "").filter((value) => value.trim());
        return [field, field === "guid" ? values.join(" ") : (values[0] ?? "")];
      }),
    );
    if (isDayFirst && fields.date !== undefined) fields.date = withMonthFirst(fields.date);
    const all = new Map(columns.map((column, index) => [column, row[index] ?? ""]));
    return readFields(format?.read?.(all, fields) ?? fields, format?.type ?? null);
  });
};

const ROLE_FIELDS = {
  name: "name",
  year: "year",
  number: "tmdb",
  imdb: "imdb",
  type: "type",
} as const satisfies Record<ColumnRole, keyof Fields>;

/** What to ask of a table whose columns are not known. */
export const toUnknownTable = (rows: Rows): UnknownTable => {
  const [first = []] = rows;
  const positions = findFields(first.map(normalizeColumn));
  const roles = Object.keys(ROLE_FIELDS) as ColumnRole[];
  const width = Math.max(...rows.slice(0, SHOWN_ROWS + 1).map((row) => row.length));
  return {
    columns: Array.from({ length: width }, (_, index) => ({
      name: shorten((first[index] ?? "").trim()),
      values: rows.slice(1, SHOWN_ROWS + 1).map((row) => shorten((row[index] ?? "").trim())),
      role: roles.find((role) => positions[ROLE_FIELDS[role]]?.[0] === index) ?? null,
    })),
  };
};

/** Reads a table as the visitor says. The first row counts too, unless it has a column's name in place of a value. */
export const readChosen = (
  rows: Rows,
  { roles, type }: ChosenColumns,
  hasHeader = false,
): readonly Entry[] => {
  const positions: FieldPositions = Object.fromEntries(
    roles.flatMap((role, index) => (role === null ? [] : [[ROLE_FIELDS[role], [index]]])),
  );
  const [first = []] = rows;
  const isHeader =
    hasHeader ||
    roles.some((role, index) => {
      const cell = first[index] ?? "";
      const isNumeric = role === "year" || role === "number" || role === "imdb";
      return (
        (role !== null && KNOWN_COLUMNS.has(normalizeColumn(cell))) ||
        (isNumeric && cell.trim() !== "" && !/\d/.test(cell))
      );
    });
  const format = type === null ? null : { name: "", has: [], type };
  return readTable({
    format,
    columns: [],
    positions,
    rows: isHeader ? rows.slice(1) : rows,
  });
};
