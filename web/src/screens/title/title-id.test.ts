import { expect, test } from "vitest";

import { readTitleId } from "./title-id.ts";

test("a title's number is read from the address", () => {
  expect(readTitleId("550")).toBe(550);
  expect(readTitleId("2147483647")).toBe(2_147_483_647);
});

test.each(["0", "-1", "abc", "1e3", "01", "1.5", " 5", "2147483648", "99999999999", ""])(
  "%j is no title's number",
  (written) => {
    expect(readTitleId(written)).toBeNull();
  },
);
