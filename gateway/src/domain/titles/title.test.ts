import { expect, test } from "vitest";
import { MoviePageRecord } from "../../film-database/records/title.ts";
import { toTitle } from "./from-records.ts";
import { getYear } from "./title.ts";

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
