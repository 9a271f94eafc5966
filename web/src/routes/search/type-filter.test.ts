import { describe, expect, test } from "vitest";

import { readTypeFilter } from "./type-filter.ts";

describe("the type filter of the search", () => {
  test("is read from the address, all for nonsense", () => {
    expect(readTypeFilter("tv")).toBe("tv");
    expect(readTypeFilter("Movie")).toBe("movie");
    expect(readTypeFilter("person")).toBe("all");
    expect(readTypeFilter(null)).toBe("all");
  });
});
