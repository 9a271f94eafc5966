import { readdirSync, readFileSync } from "node:fs";
import { readRows } from "./rows.ts";
import type { Kind, TitleRow } from "./title.ts";

const FOLDERS: readonly (readonly [Kind, string])[] = [
  ["movie", "movies"],
  ["tv", "shows"],
];

/** Every row of the catalog's files, in the order of the files' names. */
export function readCatalog(): TitleRow[] {
  return FOLDERS.flatMap(([kind, folder]) => {
    const address = new URL(`./${folder}/`, import.meta.url);
    const files = readdirSync(address).filter((name) => name.endsWith(".tsv"));
    return files
      .sort()
      .flatMap((name) =>
        readRows(kind, readFileSync(new URL(name, address), "utf8"), `${folder}/${name}`),
      );
  });
}

/** What a title is called among both kinds, whose ids overlap: `movie 550`. */
export function nameOfTitle({ kind, id }: Pick<TitleRow, "kind" | "id">): string {
  return `${kind} ${id}`;
}
