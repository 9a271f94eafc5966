import * as fc from "fast-check";
import { expect, test } from "vitest";

import { parseCsv, writeCsv } from "./csv.ts";

test("quotes hold commas, quotes and line breaks", () => {
  expect(parseCsv('\uFEFFName,Year\r\n"Good, the ""Bad""\nand the Ugly",1966\n\n,\n')).toEqual([
    ["Name", "Year"],
    ['Good, the "Bad"\nand the Ugly', "1966"],
  ]);
});

test("what is written is read again", () => {
  const field = fc
    .string({ minLength: 1 })
    .filter((text) => text.trim() !== "" && !/^[=+\-@\t\r]|^\uFEFF/.test(text));
  const rows = fc.array(fc.array(field, { minLength: 2, maxLength: 4 }), { minLength: 1 });
  fc.assert(
    fc.property(rows, (written) => {
      expect(parseCsv(writeCsv(written))).toEqual(written);
    }),
  );
});

test("no name is a formula for a spreadsheet", () => {
  expect(writeCsv([["=1+1", "@SUM", "-5", -5]])).toBe("'=1+1,'@SUM,'-5,-5\r\n");
});
