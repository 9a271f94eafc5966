import { describe, expect, test } from "vitest";

import { discoverFilter } from "./discover-filter.ts";
import { emptyFilterSet } from "./filter-set.ts";
import { filterSetForOtherType } from "./other-type.ts";

describe("the filter that the gateway gets", () => {
  test("only what binds, in the selected country", () => {
    expect(discoverFilter(emptyFilterSet, "DE")).toEqual({ includeAdult: false, region: "DE" });
    expect(discoverFilter(emptyFilterSet, null)).toEqual({ includeAdult: false });
  });

  test("the filter's own region comes before the selected country", () => {
    expect(discoverFilter({ ...emptyFilterSet, region: "JP" }, "DE").region).toBe("JP");
  });

  test("every filter has its place", () => {
    expect(
      discoverFilter(
        {
          sort: "VOTE_AVERAGE_DESC",
          region: "GB",
          originalLanguage: "ko",
          genres: [18, 35],
          year: 2019,
          releasedFrom: "2019-01-01",
          releasedTo: "2019-06-30",
          rating: { min: 6.5, max: 9 },
          runtime: { min: 90, max: 150 },
          includeAdult: true,
          providers: [8, 337],
          offerKinds: ["FLATRATE", "ADS"],
          withoutGenres: [27],
          withoutProviders: [9],
          keywords: [703, 9826],
          people: [525],
          certification: { country: "US", name: "PG-13" },
        },
        "DE",
      ),
    ).toEqual({
      region: "GB",
      originalLanguage: "ko",
      genres: [18, 35],
      year: 2019,
      releasedFrom: "2019-01-01",
      releasedTo: "2019-06-30",
      voteAverageMin: 6.5,
      voteAverageMax: 9,
      voteCountMin: 20,
      runtimeMin: 90,
      runtimeMax: 150,
      includeAdult: true,
      providers: [8, 337],
      offerKinds: ["FLATRATE", "ADS"],
      withoutGenres: [27],
      withoutProviders: [9],
      keywords: [703, 9826],
      people: [525],
      certificationMax: "PG-13",
      certificationCountry: "US",
    });
  });
});

describe("the same wishes for the other type", () => {
  test("genres become their counterparts, once; years are dropped, the rest stays", () => {
    const movies = { ...emptyFilterSet, genres: [12, 18, 28, 10402], year: 2020, region: "FR" };
    expect(filterSetForOtherType(movies, "TV")).toEqual({
      ...emptyFilterSet,
      genres: [18, 10759],
      region: "FR",
    });
    const narrow = {
      ...emptyFilterSet,
      withoutGenres: [28],
      withoutProviders: [8],
      keywords: [703],
      people: [525],
      certification: { country: "US", name: "PG" },
    };
    expect(filterSetForOtherType(narrow, "TV")).toEqual({
      ...narrow,
      withoutGenres: [10759],
      people: [],
      certification: null,
    });
    const shows = { ...emptyFilterSet, genres: [10765, 10767] };
    expect(filterSetForOtherType(shows, "MOVIE").genres).toEqual([878]);
  });
});

describe("the best rated first", () => {
  const best = { ...emptyFilterSet, sort: "VOTE_AVERAGE_DESC" } as const;

  test("lists titles with a hundred votes, fewer where the filters are narrow", () => {
    expect(discoverFilter(best, "US").voteCountMin).toBe(100);
    expect(discoverFilter({ ...best, genres: [18] }, "US").voteCountMin).toBe(100);
    expect(discoverFilter({ ...best, originalLanguage: "ko" }, "US").voteCountMin).toBe(20);
    expect(discoverFilter({ ...best, year: 1950 }, "US").voteCountMin).toBe(20);
  });

  test("is the only order with such a bound", () => {
    expect(discoverFilter(emptyFilterSet, "US").voteCountMin).toBeUndefined();
    expect(
      discoverFilter({ ...emptyFilterSet, sort: "VOTE_AVERAGE_ASC" }, "US").voteCountMin,
    ).toBeUndefined();
  });
});
