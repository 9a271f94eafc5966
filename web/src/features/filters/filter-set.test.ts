import { describe, expect, test } from "vitest";

import { activeFilterCount } from "./filter-params.ts";
import { browseHeading, emptyFilterSet, yearChoices } from "./filter-set.ts";

describe("the filter set", () => {
  test("the heading names genre, rating and year, in that order, when they narrow", () => {
    expect(browseHeading("MOVIE", emptyFilterSet)).toBe("Browse Movies");
    expect(browseHeading("TV", { ...emptyFilterSet, year: 2020 })).toBe("Browse TV Shows by Year");
    expect(
      browseHeading("MOVIE", {
        ...emptyFilterSet,
        genres: [28],
        rating: { min: 0, max: 9.5 },
        year: 1999,
      }),
    ).toBe("Browse Movies by Genre by Rating by Year");
  });

  test("other filters leave the heading as it is", () => {
    const set = { ...emptyFilterSet, region: "DE", runtime: { min: 90, max: 300 } };
    expect(browseHeading("MOVIE", set)).toBe("Browse Movies");
    expect(activeFilterCount(set)).toBe(2);
  });

  test("nothing is active in the empty set", () => {
    expect(activeFilterCount(emptyFilterSet)).toBe(0);
  });

  test("there are 80 years to choose from, this one first", () => {
    const years = yearChoices("2026-11-22");
    expect(years).toHaveLength(80);
    expect(years[0]).toBe(2026);
    expect(years.at(-1)).toBe(1947);
  });
});
