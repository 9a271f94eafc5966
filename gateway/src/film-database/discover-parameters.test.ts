import { expect, test } from "vitest";
import { discoverParameters } from "./discover-parameters.ts";

test("movies are sorted and filtered by their first release", () => {
  expect(
    discoverParameters("movie", {
      sort: "release_date.desc",
      year: 1999,
      releasedFrom: "1999-01-01",
      releasedTo: "1999-12-31",
      region: "DE",
    }),
  ).toMatchObject({
    sort_by: "primary_release_date.desc",
    primary_release_year: 1999,
    "primary_release_date.gte": "1999-01-01",
    "primary_release_date.lte": "1999-12-31",
    region: "DE",
    watch_region: undefined,
    include_adult: false,
    page: 1,
  });
});

test("shows are sorted and filtered by their first episode, and know no region", () => {
  expect(
    discoverParameters("tv", {
      sort: "release_date.asc",
      year: 2008,
      releasedFrom: "2008-01-01",
      region: "US",
    }),
  ).toMatchObject({
    sort_by: "first_air_date.asc",
    first_air_date_year: 2008,
    "first_air_date.gte": "2008-01-01",
    region: undefined,
  });
});

test("what is left out is left out whichever it is, and services of it are looked up in the region", () => {
  expect(
    discoverParameters("tv", { region: "US", withoutProviders: [8, 9], withoutGenres: [27, 53] }),
  ).toMatchObject({
    watch_region: "US",
    without_watch_providers: "8|9",
    without_genres: "27|53",
  });
});

test("keywords are those of both types, people and certificates of movies alone", () => {
  const filter = {
    region: "US",
    keywords: [9826, 703],
    people: [525, 287],
    certificationMax: "PG-13",
  };
  expect(discoverParameters("movie", filter)).toMatchObject({
    with_keywords: "9826,703",
    with_people: "525,287",
    "certification.lte": "PG-13",
    certification_country: "US",
  });
  expect(discoverParameters("movie", { ...filter, certificationCountry: "DE" })).toMatchObject({
    certification_country: "DE",
  });
  const shows = discoverParameters("tv", filter);
  expect(shows).toMatchObject({ with_keywords: "9826,703" });
  expect(Object.keys(shows).filter((name) => /people|certification/.test(name))).toEqual([]);
});
