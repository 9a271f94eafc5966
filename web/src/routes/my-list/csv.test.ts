import * as fc from "fast-check";
import { expect, test } from "vitest";

import { writeCsv } from "./csv.ts";
import { parseRows } from "./import/read-table.ts";

test("what is written is read again", () => {
  const field = fc
    .string({ minLength: 1 })
    .filter((text) => text.trim() !== "" && !/^[=+\-@\t\r]|^\uFEFF|[\r\n]/.test(text));
  const rows = fc.array(fc.array(field, { minLength: 2, maxLength: 4 }), { minLength: 1 });
  fc.assert(
    fc.property(rows, (written) => {
      expect(parseRows(writeCsv(written).replaceAll("\r\n", "\n")).rows).toEqual(written);
    }),
  );
});

test("no name is a formula for a spreadsheet", () => {
  expect(writeCsv([["=1+1", "@SUM", "-5", -5]])).toBe("'=1+1,'@SUM,'-5,-5\r\n");
});
