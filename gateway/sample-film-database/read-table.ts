import { readFileSync } from "node:fs";

/** The cell of a row in a column; empty where nothing is known. */
export type Cell = (column: string) => string;

/**
 * The rows of a table of `tables/`: tab-separated, without quoting, lists inside a cell joined by `|`.
 *
 * @throws Error naming the row with another number of cells than there are columns
 */
export function readTable(name: string): Cell[] {
  const text = readFileSync(new URL(`./tables/${name}.tsv`, import.meta.url), "utf8");
  const [columns = [], ...rows] = text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => line.split("\t"));
  return rows.map((cells) => {
    if (cells.length !== columns.length) throw new Error(`${name}.tsv: ${cells[0]} is not whole`);
    return (column) => cells[columns.indexOf(column)] ?? "";
  });
}

/** The parts of a cell that holds a list. */
export const list = (cell: string): string[] => (cell === "" ? [] : cell.split("|"));
