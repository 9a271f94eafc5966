import { readTable } from "../read-table.ts";
import { TRANSLATED } from "../reference/languages.ts";
import type { Translation } from "./title.ts";

/**
 * The texts of titles in other languages than English, by kind and id (`movie 550`), then by the film database's language. A
 * name is left empty where it is the original one.
 */
export function readTranslations(): Map<string, Map<string, Translation>> {
  const overviews = readTable("overviews");
  return new Map(
    readTable("names").map((name, row) => [
      `${name("kind")} ${name("id")}`,
      new Map(
        TRANSLATED.map(({ code, filmDatabase }) => [
          filmDatabase,
          { title: name(code), overview: overviews[row]?.(code) ?? "" },
        ]),
      ),
    ]),
  );
}
