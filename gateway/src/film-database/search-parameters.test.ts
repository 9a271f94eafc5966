import { expect, test } from "vitest";
import { SearchPageRecord } from "./records/title.ts";
import { searchParameters } from "./search-parameters.ts";

test.each(["multi", "movie", "tv"] as const)("a search among %s excludes adult titles", (scope) => {
  expect(searchParameters(scope, { query: "alien" })).toMatchObject({
    query: "alien",
    include_adult: false,
    page: 1,
  });
});

test("an adult title that is found all the same is dropped", () => {
  const movie = (id: number, adult: boolean) => ({
    media_type: "movie",
    id,
    title: `Movie ${id}`,
    adult,
  });
  const { results } = SearchPageRecord.parse({
    page: 1,
    total_pages: 1,
    total_results: 2,
    results: [movie(1, true), movie(2, false)],
  });
  expect(results.map(({ id }) => id)).toEqual([2]);
});

test("a search for movies is for the names and dates of a country, no other is", () => {
  expect(searchParameters("movie", { query: "alien", region: "DE" })).toMatchObject({
    region: "DE",
  });
  for (const scope of ["multi", "tv"] as const) {
    expect(searchParameters(scope, { query: "alien", region: "DE" }).region).toBeUndefined();
  }
});
