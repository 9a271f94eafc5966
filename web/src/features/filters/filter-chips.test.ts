import { expect, test } from "vitest";

import { getFilterChips } from "./filter-chips.ts";
import type { FilterNames } from "./filter-chips.ts";
import { activeFilterCount, emptyFilterSet } from "./filter-set.ts";
import type { FilterSet } from "./filter-set.ts";

const names: FilterNames = {
  genres: [
    { id: 28, name: "Action" },
    { id: 18, name: "Drama" },
  ],
  languages: [{ code: "ko", name: "Korean" }],
  countries: [{ code: "DE", name: "Germany" }],
  families: [
    {
      id: "netflix",
      name: "Netflix",
      logoUrl: null,
      providers: [
        { id: 8, name: "Netflix" },
        { id: 1796, name: "Netflix Standard with Ads" },
      ],
    },
    {
      id: "apple-tv",
      name: "Apple TV",
      logoUrl: null,
      providers: [
        { id: 350, name: "Apple TV" },
        { id: 2, name: "Apple TV Store" },
      ],
    },
  ],
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
    "Released: 1990s",
    "Region: Germany",
    "Original language: Korean",
    "Adult titles",
  ]);
  expect(getFilterChips("MOVIE", { ...emptyFilterSet, sort: "RELEASE_DATE_ASC" }, names)).toEqual(
    [],
  );
});

test("what costs nothing beyond a subscription is one filter", () => {
  const set: FilterSet = { ...emptyFilterSet, offerKinds: ["FLATRATE", "FREE", "ADS"] };
  expect(getFilterChips("MOVIE", set, names)).toEqual([
    { key: "no paid", label: "Without rentals and purchases", without: emptyFilterSet },
  ]);
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
