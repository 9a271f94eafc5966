import { describe, expect, test } from "vitest";

import { correctTypeFilter, readTypeFilter } from "./type-filter.ts";

describe("the type filter of the search", () => {
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
