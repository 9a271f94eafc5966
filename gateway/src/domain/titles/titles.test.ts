import { expect, test } from "vitest";
import { MoviePageRecord } from "../../film-database/records/title.ts";
import { toTitle } from "./from-records.ts";
import { getYear } from "./title.ts";
import { seasonName } from "./details.ts";
import { languageOfCountry } from "./countries.ts";

const released = (date: string | null) => {
  const { results } = MoviePageRecord.parse({
    page: 1,
    total_pages: 1,
    total_results: 1,
    results: [{ id: 550, title: "Fight Club", release_date: date }],
  });
  return results.map((record) => getYear(toTitle(record, { fetchedAt: 0, stale: false })));
};

test("a title's year is the first four characters of its date", () => {
  expect(released("1999-10-15")).toEqual([1999]);
  // Whatever the time zone: no other day is made of it.
  expect(released("2025-01-01")).toEqual([2025]);
  expect(released("2024-12-31")).toEqual([2024]);
});

test("a title without a date has no year", () => {
  expect(released(null)).toEqual([null]);
  expect(released("")).toEqual([null]);
});

test.each([
  ["en", 2, "Season 2", "Season 2"],
  ["de", 2, "Season 2", "Staffel 2"],
  ["de", 2, null, "Staffel 2"],
  ["de", 0, "Specials", "Extras"],
  ["en", 0, null, "Season 0"],
  ["en", 0, "Specials", "Specials"],
  ["tr", 10, "Season 10", "10. Sezon"],
  ["ja", 1, "The Final Season", "The Final Season"],
] as const)("in %s, season %j named %j is %j", (language, number, name, expected) => {
  expect(seasonName(language, number, name)).toBe(expected);
});

test("fifteen countries have another language, English stands for the others", () => {
  const codes = "US IN JP KR ES FR IT DE RU CN TH BR MX AR TR".split(" ");
  expect(codes.map(languageOfCountry).join(" ")).toBe(
    "en hi ja ko es fr it de ru zh th pt es es tr",
  );
  for (const other of ["GB", "AT", "PT", "XX"]) expect(languageOfCountry(other)).toBe("en");
});
