import { expect, test } from "vitest";
import { discoverParameters } from "./request-parameters.ts";

test("movies are sorted and filtered by their first release, shows by their first episode without a region", () => {
  const filter = {
    sort: "release_date.desc",
    year: 1999,
    releasedFrom: "1999-01-01",
    releasedTo: "1999-12-31",
    region: "DE",
  } as const;
  const movies = discoverParameters("movie", filter);
  expect(movies).toMatchObject({
    sort_by: "primary_release_date.desc",
    primary_release_year: 1999,
    "primary_release_date.gte": "1999-01-01",
    "primary_release_date.lte": "1999-12-31",
    region: "DE",
    include_adult: false,
    page: 1,
  });
  expect(movies).not.toHaveProperty("watch_region");
  const shows = discoverParameters("tv", filter);
  expect(shows).toMatchObject({
    sort_by: "first_air_date.desc",
    first_air_date_year: 1999,
    "first_air_date.gte": "1999-01-01",
  });
  expect(shows).not.toHaveProperty("region");
});
