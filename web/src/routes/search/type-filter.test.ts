import { describe, expect, test } from "vitest";

import { correctTypeFilter, filterByType, readTypeFilter } from "./type-filter.ts";

const results = [
  { __typename: "Movie" as const, id: 1 },
  { __typename: "TvShow" as const, id: 1 },
  { __typename: "Movie" as const, id: 2 },
];

describe("the type filter of the search", () => {
  test("leaves the loaded results of its type, in their order", () => {
    expect(filterByType(results, "all")).toBe(results);
    expect(filterByType(results, "movie")).toEqual([results[0], results[2]]);
    expect(filterByType(results, "tv")).toEqual([results[1]]);
  });

  test("is read from the address, all for nonsense", () => {
    expect(readTypeFilter("tv")).toBe("tv");
    expect(readTypeFilter("Movie")).toBe("movie");
    expect(readTypeFilter("person")).toBe("all");
    expect(readTypeFilter(null)).toBe("all");
  });
});

test.each([
  ["movie", "movie"],
  [" TV ", "tv"],
  ["all", "all"],
  ["anime", null],
  [null, null],
])("in an address %j should read %j", (written, right) => {
  expect(correctTypeFilter(written)).toBe(right);
});
