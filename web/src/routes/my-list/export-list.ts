import { type ListEntry, listKey } from "../../features/my-list/my-list.ts";

/**
 * A value as a field of CSV. A text that a spreadsheet would take for a formula gets an apostrophe, which says that it
 * is a text.
 */
const writeField = (value: string | number): string => {
  const text =
    typeof value === "string" && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

export const writeCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  `${rows.map((row) => row.map(writeField).join(",")).join("\r\n")}\r\n`;

interface ExportedTitle {
  readonly entry: ListEntry;
  /** When it came to My list, and when it was marked as seen, in ISO 8601; null for never. */
  readonly added: string | null;
  readonly seen: string | null;
}

const joinTitles = (
  list: readonly ListEntry[],
  seen: readonly ListEntry[],
): readonly ExportedTitle[] => {
  const times = (entries: readonly ListEntry[]) =>
    new Map(entries.map((entry) => [listKey(entry), new Date(entry.added).toISOString()]));
  const [added, marked] = [times(list), times(seen)];
  const others = seen.filter((entry) => !added.has(listKey(entry)));
  return [...list, ...others].map((entry) => ({
    entry,
    added: added.get(listKey(entry)) ?? null,
    seen: marked.get(listKey(entry)) ?? null,
  }));
};

/** My list and what is seen for a spreadsheet. The names of the columns are the ones that an import knows. */
export const toCsv = (list: readonly ListEntry[], seen: readonly ListEntry[]): string =>
  writeCsv([
    ["TMDB ID", "Type", "Name", "Year", "Added", "Seen"],
    ...joinTitles(list, seen).map(({ entry: { id, type, name, year }, added, seen }) => [
      id,
      type === "MOVIE" ? "movie" : "tv",
      name,
      year ?? "",
      added ?? "",
      seen ?? "",
    ]),
  ]);

export const toJson = (list: readonly ListEntry[], seen: readonly ListEntry[]): string =>
  `${JSON.stringify(
    joinTitles(list, seen).map(({ entry: { id, type, name, year }, added, seen }) => ({
      tmdb_id: id,
      type: type === "MOVIE" ? "movie" : "tv",
      name,
      year,
      added,
      seen,
    })),
    null,
    2,
  )}\n`;

export const saveFile = (name: string, mediaType: string, content: string): void => {
  const url = URL.createObjectURL(new Blob([content], { type: mediaType }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The download has begun by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};
