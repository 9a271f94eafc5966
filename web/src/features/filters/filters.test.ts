import { expect, test } from "vitest";
import { family, netflix } from "../../../test/titles.ts";
import {
  activeFilterCount,
  discoverFilter,
  getFilterChips,
  filterSetForOtherType,
} from "./filter-params.ts";
import type { FilterNames } from "./filter-names.ts";
import { emptyFilterSet, type FilterSet } from "./filter-set.ts";
import { t } from "../../lib/messages.ts";
import { sortOptions } from "./sort-options.ts";

const names: FilterNames = {
  genres: [
    { id: 28, name: "Action" },
    { id: 18, name: "Drama" },
  ],
  languages: [{ code: "ko", name: "Korean" }],
  countries: [{ code: "DE", name: "Germany" }],
  families: [netflix, family("apple-tv", "Apple TV", [350, "Apple TV"], [2, "Apple TV Store"])],
  keywords: [{ id: 703, name: "detective" }],
  people: [{ id: 525, name: "Christopher Nolan" }],
};

const full: FilterSet = {
  ...emptyFilterSet,
  region: "DE",
  originalLanguage: "ko",
  genres: [18, 28],
  year: 1999,
  releasedFrom: "1990-01-01",
  releasedTo: "1999-12-31",
  rating: { min: 7, max: 10 },
  runtime: { min: 90, max: 300 },
  includeAdult: true,
  providers: [2, 8, 1796, 4711],
  offerKinds: ["FLATRATE", "ADS"],
  withoutGenres: [28],
  withoutProviders: [350, 2],
  keywords: [703, 704],
  people: [525, 1],
  certification: { country: "US", name: "PG-13" },
};

test("each filter in force is named once", () => {
  expect(getFilterChips("MOVIE", full, names).map(({ label }) => label)).toEqual([
    "Drama",
    "Action",
    "Netflix",
    "Apple TV Store",
    "Service 4711",
    "Without Action",
    "Without Apple TV",
    "Keywords: detective",
    "Keywords: 704",
    "Christopher Nolan",
    "People: 1",
    "Age rating up to: PG-13 (US)",
    "Subscription",
    "Free with ads",
    "TMDB rating: 3.5 – 5",
    "Runtime: 1h 30m – 5h+",
    "1999",
    "Released: 1990 – 1999",
    "Region: Germany",
    "Original language: Korean",
    "Adult titles",
  ]);
  const ordered: FilterSet = { ...emptyFilterSet, sort: "RELEASE_DATE_ASC" };
  expect(getFilterChips("MOVIE", ordered, names)).toEqual([]);
});

test("each takes itself out and nothing else, until nothing is left", () => {
  let set = full;
  for (let left = getFilterChips("TV", full, names); left.length > 0;) {
    const [first, ...others] = left;
    set = first?.without ?? set;
    left = getFilterChips("TV", set, names);
    expect(left.map(({ key }) => key)).toEqual(others.map(({ key }) => key));
  }
  expect(set).toEqual(emptyFilterSet);
  expect(activeFilterCount(set)).toBe(0);
});

test("the gateway gets only what binds, in the selected country", () => {
  expect(discoverFilter(emptyFilterSet, "DE")).toEqual({ includeAdult: false, region: "DE" });
  expect(discoverFilter(emptyFilterSet, null)).toEqual({ includeAdult: false });
});

test("for the other type genres become their counterparts, once; years are dropped, the rest stays", () => {
  const movies = {
    ...emptyFilterSet,
    genres: [12, 18, 28, 10402],
    year: 2020,
    region: "FR",
    withoutGenres: [28],
    withoutProviders: [8],
    keywords: [703],
    people: [525],
    certification: { country: "US", name: "PG" },
  };
  expect(filterSetForOtherType(movies, "TV")).toEqual({
    ...movies,
    genres: [18, 10759],
    year: null,
    withoutGenres: [10759],
    people: [],
    certification: null,
  });
  const shows = { ...emptyFilterSet, genres: [10765, 10767] };
  expect(filterSetForOtherType(shows, "MOVIE").genres).toEqual([878]);
});

const best = { ...emptyFilterSet, sort: "VOTE_AVERAGE_DESC" } as const;

test("the best rated first lists titles with a hundred votes, fewer where the filters are narrow", () => {
  expect(discoverFilter(best, "US").voteCountMin).toBe(100);
  expect(discoverFilter({ ...best, genres: [18] }, "US").voteCountMin).toBe(100);
  expect(discoverFilter({ ...best, originalLanguage: "ko" }, "US").voteCountMin).toBe(20);
  expect(discoverFilter({ ...best, year: 1950 }, "US").voteCountMin).toBe(20);
});

test("there are six orders, under the specification's keys and labels", () => {
  expect(sortOptions.map(({ inUrl, label }) => `${inUrl} ${t(label)}`)).toEqual([
    "popularity.desc Popularity (High to Low)",
    "popularity.asc Popularity (Low to High)",
    "vote_average.desc Rating (High to Low)",
    "vote_average.asc Rating (Low to High)",
    "release_date.desc Release Date (Newest)",
    "release_date.asc Release Date (Oldest)",
  ]);
});
