import { existsSync, readFileSync } from "node:fs";
import { LANGUAGES } from "@flickmap/schema/languages.ts";
import type { Translation } from "../catalog/title.ts";

const FOLDER = new URL("./", import.meta.url);

/** The rows of a file of this folder, without its heading. */
function readRows(file: string): string[][] {
  const lines = readFileSync(new URL(file, FOLDER), "utf8").split("\n").slice(1);
  return lines.filter((line) => line !== "").map((line) => line.split("\t"));
}

/**
 * The texts of titles in other languages than English, by kind and id (`movie 550`), then by the film database's language: a
 * file for each, with a row for each title. A name is left empty where it is the original one.
 */
export function readTranslations(): Map<string, Map<string, Translation>> {
  const byTitle = new Map<string, Map<string, Translation>>();
  for (const { code, filmDatabase } of LANGUAGES) {
    const file = `${code}.tsv`;
    if (!existsSync(new URL(file, FOLDER))) continue;
    for (const [kind = "", id = "", title = "", overview = ""] of readRows(file)) {
      const key = `${kind} ${id}`;
      const ofTitle = byTitle.get(key) ?? new Map<string, Translation>();
      byTitle.set(key, ofTitle.set(filmDatabase, { title, overview }));
    }
  }
  return byTitle;
}

/** The names of genres by the film database's language, then by id: a row for each genre, a column for each language. */
export function readGenreNames(): Map<string, Map<number, string>> {
  const rows = readRows("genres.tsv");
  const languages = LANGUAGES.filter(({ code }) => code !== "en");
  return new Map(
    languages.map(({ filmDatabase }, column) => [
      filmDatabase,
      new Map(rows.map(([id, ...names]) => [Number(id), names[column] ?? ""])),
    ]),
  );
}
