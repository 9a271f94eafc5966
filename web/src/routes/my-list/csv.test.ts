import { expect, test } from "vitest";

import { writeCsv } from "./csv.ts";

test("quotes hold commas, quotes and line breaks", () => {
  expect(writeCsv([['Good, the "Bad"', "a\nb", 5]])).toBe('"Good, the ""Bad""","a\nb",5\r\n');
});

test("no name is a formula for a spreadsheet", () => {
  expect(writeCsv([["=1+1", "@SUM", "-5", -5]])).toBe("'=1+1,'@SUM,'-5,-5\r\n");
});
