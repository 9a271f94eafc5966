import { expect, test } from "vitest";
import { discoverParameters } from "./request-parameters.ts";

test("movies are sorted by their first release, shows by their first episode", () => {
  const filter = { sort: "release_date.desc", year: 1999, releasedFrom: "1999-01-01" } as const;
  expect(discoverParameters("movie", filter)).toMatchObject({
    sort_by: "primary_release_date.desc",
    "primary_release_date.gte": "1999-01-01",
  });
  expect(discoverParameters("tv", filter)).toMatchObject({
    sort_by: "first_air_date.desc",
    first_air_date_year: 1999,
    "first_air_date.gte": "1999-01-01",
  });
});
