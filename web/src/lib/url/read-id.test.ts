import { expect, test } from "vitest";

import { readId } from "./read-id.ts";

test("a number is read from an address", () => {
  expect(readId("550")).toBe(550);
  expect(readId("2147483647")).toBe(2_147_483_647);
});

test.each(["0", "-1", "abc", "1e3", "01", "1.5", " 5", "2147483648", "99999999999", "", undefined])(
  "%j is no number of the film database",
  (written) => {
    expect(readId(written)).toBeNull();
  },
);
