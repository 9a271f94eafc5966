import { expect, test } from "vitest";
import { discoverParameters } from "./discover-parameters.ts";

test("movies are sorted and filtered by their first release, shows by their first episode without a region", () => {
  const filter = {
    sort: "release_date.desc",
    year: 1999,
    releasedFrom: "1999-01-01",
    releasedTo: "1999-12-31",
    region: "DE",
  } as const;
  expect(discoverParameters("movie", filter)).toMatchObject({
    sort_by: "primary_release_date.desc",
    primary_release_year: 1999,
    "primary_release_date.gte": "1999-01-01",
    "primary_release_date.lte": "1999-12-31",
    region: "DE",
    watch_region: undefined,
    include_adult: false,
    page: 1,
  });
  expect(discoverParameters("tv", filter)).toMatchObject({
    sort_by: "first_air_date.desc",
    first_air_date_year: 1999,
    "first_air_date.gte": "1999-01-01",
    region: undefined,
  });
});

test("all genres are wanted, any service; what is left out is so whichever it is, and services are those of the region", () => {
  const wanted = { genres: [28, 12], providers: [8, 9], offerKinds: ["flatrate", "ads"] } as const;
  expect(discoverParameters("tv", { region: "US", ...wanted })).toMatchObject({
    watch_region: "US",
    with_genres: "28,12",
    with_watch_providers: "8|9",
    with_watch_monetization_types: "flatrate|ads",
  });
  const left = { withoutProviders: [8, 9], withoutGenres: [27, 53] };
  expect(discoverParameters("tv", { region: "US", ...left })).toMatchObject({
    watch_region: "US",
    without_watch_providers: "8|9",
    without_genres: "27|53",
  });
});

test("keywords are those of both types, people and certificates of movies alone", () => {
  const both = { region: "US", keywords: [9826, 703] };
  const filter = { ...both, people: [525, 287], certificationMax: "PG-13" };
  expect(discoverParameters("movie", filter)).toMatchObject({
    with_keywords: "9826,703",
    with_people: "525,287",
    "certification.lte": "PG-13",
    certification_country: "US",
  });
  const elsewhere = discoverParameters("movie", { ...filter, certificationCountry: "DE" });
  expect(elsewhere).toMatchObject({ certification_country: "DE" });
  expect(discoverParameters("tv", filter)).toEqual(discoverParameters("tv", both));
  expect(discoverParameters("tv", filter)).toMatchObject({ with_keywords: "9826,703" });
});
