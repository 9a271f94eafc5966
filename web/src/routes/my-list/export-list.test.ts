import { expect, test } from "vitest";

import { toCsv, toJson } from "./export-list.ts";
import { readImport } from "./import/read-import.ts";

const references = (text: string) => {
  const result = readImport({ content: new TextEncoder().encode(text) });
  return result.kind === "list" && result.list.titles.map((title) => title.references[0]);
};

test("what is exported can be imported, as CSV and as JSON", () => {
  const list = [
    { type: "MOVIE", id: 550, name: 'A "name", with signs', year: 1999, added: 5 },
    { type: "TV", id: 1396, name: "=Breaking Bad", year: null, added: 6 },
  ] as const;
  for (const written of [toCsv(list), toJson(list)]) {
    expect(references(written)).toEqual([{ movieId: 550 }, { tvShowId: 1396 }]);
  }
});
