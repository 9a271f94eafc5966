import { readdirSync, readFileSync } from "node:fs";
import { readRows } from "./rows.ts";
import type { Kind, TitleRow } from "./title.ts";

/** Ids of the same title elsewhere. */
export interface ExternalIds {
  imdb: string | null;
  wikidata: string | null;
  tvdb: string | null;
}

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

/** IMDb, Wikidata and TheTVDB ids of the catalog's titles, by kind and id. */
export function readExternalIds(): Map<string, ExternalIds> {
  const text = readFileSync(new URL("./external-ids.tsv", import.meta.url), "utf8");
  const lines = text.split("\n").slice(1);
  return new Map(
    lines
      .filter((line) => line !== "")
      .map((line) => {
        const [kind = "", id = "", imdb = "", wikidata = "", tvdb = ""] = line.split("\t");
        const ids = { imdb: imdb || null, wikidata: wikidata || null, tvdb: tvdb || null };
        return [`${kind} ${id}`, ids];
      }),
  );
}
