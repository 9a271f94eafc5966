import { expect, test } from "vitest";

import { COUNTRY_CODES, countryName } from "./country-names.ts";

test("every country in use has a name in English, spelled as it is called today", () => {
  expect(COUNTRY_CODES.filter((code) => countryName(code) === code)).toEqual([]);
  const names = ["GP", "LY", "MK", "CZ", "US", "HK", "GB"].map((code) => countryName(code));
  expect(names).toEqual([
    "Guadeloupe",
    "Libya",
    "North Macedonia",
    "Czechia",
    "United States of America",
    "Hong Kong",
    "United Kingdom",
  ]);
});

test("what a country was called is known of those that are no more", () => {
  expect(["SU", "YU", "XC"].map((code) => countryName(code))).toEqual([
    "Soviet Union",
    "Yugoslavia",
    "Czechoslovakia",
  ]);
});

test("a name is in the language, and what is no code stays as it is", () => {
  expect(countryName("MK", "de")).toBe("Nordmazedonien");
  expect(countryName("XX")).toBe("XX");
  expect(countryName("xx1")).toBe("xx1");
});
