import { expect, test } from "vitest";
import { MovieDetailsRecord } from "../../film-database/records/details.ts";
import { SearchPageRecord } from "../../film-database/records/title.ts";
import { toMovieDetails } from "./details.ts";
import { toTitlePage } from "./from-records.ts";

const movie = (id: number) => ({ media_type: "movie", id, title: `Movie ${id}` });
const movies = (count: number) => Array.from({ length: count }, (_, index) => movie(index + 1));
const fresh = { fetchedAt: 0, stale: false };

const found = (page: number, total: number, results: unknown[]) => ({
  ...fresh,
  value: SearchPageRecord.parse({
    page,
    total_pages: Math.ceil(total / 20),
    total_results: total,
    results,
  }),
});

test("totals end at the last page that the film database serves", () => {
  const { totalPages, totalResults } = toTitlePage(found(1, 20_000, movies(20)));
  expect([totalPages, totalResults]).toEqual([500, 10_000]);
});

const details = (facts: object) =>
  toMovieDetails({
    ...fresh,
    value: MovieDetailsRecord.parse({
      id: 550,
      title: "Fight Club",
      "watch/providers": { results: {} },
      production_countries: [{ iso_3166_1: "DE", name: "Germany" }],
      ...facts,
    }),
  });

test("a movie comes from the countries that the film database names, else from its producers'", () => {
  expect(details({ origin_country: ["US"] })?.originCountries).toEqual(["US"]);
  expect(details({})?.originCountries).toEqual(["DE"]);
});
