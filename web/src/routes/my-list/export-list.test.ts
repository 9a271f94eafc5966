import { expect, test } from "vitest";
import { toCsv, toJson, writeCsv } from "./ListTools.tsx";
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
  for (const written of [toCsv(list, []), toJson(list, [])]) {
    expect(references(written)).toEqual([{ movieId: 550 }, { tvShowId: 1396 }]);
  }
});

test("what is seen is exported and imported as that, with what is on My list too", () => {
  const title = (id: number) =>
    ({ type: "MOVIE", id, name: `Movie ${id}`, year: 2000, added: id }) as const;
  const [list, seen] = [
    [title(1), title(2)],
    [title(2), title(3)],
  ];
  for (const written of [toCsv(list, seen), toJson(list, seen)]) {
    const result = readImport({ content: new TextEncoder().encode(written) });
    const titles = result.kind === "list" ? result.list.titles : [];
    expect(
      titles
        .map(({ references: [first], toWatch, seen }) => [first?.movieId, toWatch, seen])
        .sort(),
    ).toEqual([
      [1, true, false],
      [2, true, true],
      [3, false, true],
    ]);
  }
});

test("quotes hold commas, quotes and line breaks", () => {
  expect(writeCsv([['Good, the "Bad"', "a\nb", 5]])).toBe('"Good, the ""Bad""","a\nb",5\r\n');
});

test("no name is a formula for a spreadsheet", () => {
  expect(writeCsv([["=1+1", "@SUM", "-5", -5]])).toBe("'=1+1,'@SUM,'-5,-5\r\n");
});
