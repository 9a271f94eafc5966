import { expect, test } from "vitest";

import { readTitleId, titleVariables } from "./title-query.ts";

test("a title's number is read from the address", () => {
  expect(readTitleId("550")).toBe(550);
  expect(readTitleId("2147483647")).toBe(2_147_483_647);
});

test("while no country is known, availability is left out", () => {
  expect(titleVariables("MOVIE", 550, "DE")).toEqual({
    type: "MOVIE",
    id: 550,
    country: "DE",
    countryKnown: true,
  });
  expect(titleVariables("MOVIE", 550, null).countryKnown).toBe(false);
});

test.each(["0", "-1", "abc", "1e3", "01", "1.5", " 5", "2147483648", "99999999999", "", undefined])(
  "%j is no title's number",
  (written) => {
    expect(readTitleId(written)).toBeNull();
  },
);
