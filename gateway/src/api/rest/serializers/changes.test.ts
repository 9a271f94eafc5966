import { expect, test } from "vitest";
import { toRow } from "./changes.ts";

test("a cell of a table is quoted where it must be, and is no formula", () => {
  expect(toRow(["Heat", 949, null])).toBe("Heat,949,\r\n");
  expect(toRow(['I, "Robot"', "two\nlines"])).toBe('"I, ""Robot""","two\nlines"\r\n');
  expect(toRow(["=HYPERLINK(1)", "+1", "-1", "@x", "M*A*S*H"])).toBe(
    `"'=HYPERLINK(1)","'+1","'-1","'@x",M*A*S*H\r\n`,
  );
});
