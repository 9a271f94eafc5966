import { expect, test } from "vitest";
import { toCsv, toJson, writeCsv } from "./ListTools.tsx";
import { readImport } from "./import/read-import.ts";

test.each([
  ["CSV", toCsv],
  ["JSON", toJson],
])("what is exported as %s can be imported, and what is seen as that", (_, write) => {
  const signs = { type: "MOVIE", id: 550, name: 'A "name", with signs', year: 1999 } as const;
  const formula = { type: "TV", id: 1396, name: "=Breaking Bad", year: null } as const;
  const other = { type: "MOVIE", id: 3, name: "Movie 3", year: 2000 } as const;
  const [list, seen] = [
    [signs, formula],
    [formula, other],
  ].map((titles) => titles.map((title, added) => ({ ...title, added })));
  const written = write(list ?? [], seen ?? []);
  const result = readImport({ content: new TextEncoder().encode(written) });
  const titles = result.kind === "list" ? result.list.titles : [];
  expect(
    titles.map(({ references: [first], label, toWatch, seen: isSeen }) => [
      first,
      label,
      toWatch,
      isSeen,
    ]),
  ).toEqual([
    [{ movieId: 550 }, `${signs.name} (1999)`, true, false],
    [{ tvShowId: 1396 }, formula.name, true, true],
    [{ movieId: 3 }, "Movie 3 (2000)", false, true],
  ]);
});

test("quotes hold commas, quotes and line breaks, and no name is a formula for a spreadsheet", () => {
  expect(writeCsv([['Good, the "Bad"', "a\nb", 5]])).toBe('"Good, the ""Bad""","a\nb",5\r\n');
  expect(writeCsv([["=1+1", "@SUM", "-5", -5]])).toBe("'=1+1,'@SUM,'-5,-5\r\n");
});
