import type { ListEntry } from "../../features/my-list/my-list.ts";
import { writeCsv } from "./csv.ts";

/** The list for a spreadsheet. The names of the columns are the ones that an import knows. */
export const toCsv = (list: readonly ListEntry[]): string =>
  writeCsv([
    ["TMDB ID", "Type", "Name", "Year", "Added"],
    ...list.map(({ id, type, name, year, added }) => [
      id,
      type === "MOVIE" ? "movie" : "tv",
      name,
      year ?? "",
      new Date(added).toISOString(),
    ]),
  ]);

/** The list for a program. */
export const toJson = (list: readonly ListEntry[]): string =>
  `${JSON.stringify(
    list.map(({ id, type, name, year, added }) => ({
      tmdb_id: id,
      type: type === "MOVIE" ? "movie" : "tv",
      name,
      year,
      added: new Date(added).toISOString(),
    })),
    null,
    2,
  )}\n`;

/** Has the browser save a text as a file. */
export const saveFile = (name: string, mediaType: string, content: string): void => {
  const url = URL.createObjectURL(new Blob([content], { type: mediaType }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The download has begun by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};
