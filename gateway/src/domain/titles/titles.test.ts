import { expect, test } from "vitest";
import { toTitlePage } from "./title.ts";
import { MovieDetailsRecord } from "../../film-database/records/details.ts";
import { SearchPageRecord } from "../../film-database/records/title.ts";
import { seasonName, toMovieDetails } from "./details.ts";

test.each([
  ["de", 2, "Season 2", "Staffel 2"],
  ["de", 2, null, "Staffel 2"],
  ["de", 0, "Specials", "Extras"],
  ["en", 0, null, "Season 0"],
  ["tr", 10, "Season 10", "10. Sezon"],
  ["ja", 1, "The Final Season", "The Final Season"],
] as const)("in %s, season %j named %j is %j", (language, number, name, expected) => {
  expect(seasonName(language, number, name)).toBe(expected);
});

const fresh = { fetchedAt: 0, stale: false };

test("totals end at the last page that the film database serves", () => {
  const page = { page: 1, total_pages: 1000, total_results: 20_000, results: [] };
  const { totalPages, totalResults } = toTitlePage({
    ...fresh,
    value: SearchPageRecord.parse(page),
  });
  expect([totalPages, totalResults]).toEqual([500, 10_000]);
});

test("a movie comes from the countries that the film database names, else from its producers'", () => {
  const countriesOf = (facts: object) => {
    const production_countries = [{ iso_3166_1: "DE", name: "Germany" }];
    const record = { id: 550, title: "Fight Club", production_countries, ...facts };
    return toMovieDetails({ ...fresh, value: MovieDetailsRecord.parse(record) })?.originCountries;
  };
  expect(countriesOf({ origin_country: ["US"] })).toEqual(["US"]);
  expect(countriesOf({})).toEqual(["DE"]);
});
