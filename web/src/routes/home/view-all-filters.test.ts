import { describe, expect, test } from "vitest";

import { viewAllFilters } from "./view-all-filters.ts";

const anywhere = {
  sort: "POPULARITY_DESC",
  region: null,
  originalLanguage: null,
  releasedFrom: null,
  releasedTo: null,
} as const;

describe("viewAllFilters", () => {
  test("a local row carries its region, language and first day of release", () => {
    expect(
      viewAllFilters({
        ...anywhere,
        region: "DE",
        originalLanguage: "de",
        releasedFrom: "2015-03-29",
      }),
    ).toEqual({
      sort_by: "popularity.desc",
      region: "DE",
      with_original_language: "de",
      "primary_release_date.gte": "2015-03-29",
      "primary_release_date.lte": null,
    });
  });

  test("Just Released goes from the newest, Upcoming from the nearest", () => {
    expect(viewAllFilters({ ...anywhere, sort: "RELEASE_DATE_DESC" }).sort_by).toBe(
      "primary_release_date.desc",
    );
    expect(viewAllFilters({ ...anywhere, sort: "RELEASE_DATE_ASC" }).sort_by).toBe(
      "primary_release_date.asc",
    );
  });

  test("both ends of a span are carried", () => {
    expect(
      viewAllFilters({ ...anywhere, releasedFrom: "2024-09-29", releasedTo: "2025-03-29" }),
    ).toMatchObject({
      "primary_release_date.gte": "2024-09-29",
      "primary_release_date.lte": "2025-03-29",
    });
  });
});
