import { describe, expect, test } from "vitest";

import {
  categoryFilters,
  categoryHeading,
  categoryQuery,
  readCategoryFilter,
} from "./category-list.ts";

describe("the lists of movies and shows", () => {
  test.each([
    ["MOVIE", "popular", "Popular Movies"],
    ["TV", "popular", "Popular TV Shows"],
    ["MOVIE", "top_rated", "Top Rated Movies"],
    ["TV", "top_rated", "Top Rated TV Shows"],
    ["MOVIE", "now_playing", "Now Playing in Theaters"],
    ["TV", "now_playing", "Currently Airing Shows"],
  ] as const)("%s %s is headed '%s'", (type, filter, heading) => {
    expect(categoryHeading(type, filter)).toBe(heading);
  });

  test("an address without a filter that makes sense shows what is popular", () => {
    expect(readCategoryFilter(null)).toBe("popular");
    expect(readCategoryFilter("worst")).toBe("popular");
    expect(readCategoryFilter(" TOP_RATED ")).toBe("top_rated");
  });

  test("Now Playing has a button for movies alone", () => {
    expect(categoryFilters("MOVIE").map(({ label }) => label)).toEqual([
      "Popular",
      "Top Rated",
      "Now Playing",
    ]);
    expect(categoryFilters("TV").map(({ label }) => label)).toEqual(["Popular", "Top Rated"]);
  });

  test("another list starts at its first page and keeps the services in the address", () => {
    const address = new URLSearchParams("page=7&services=netflix");
    expect(categoryQuery(address, "top_rated")).toBe("?services=netflix&filter=top_rated");
    expect(categoryQuery(new URLSearchParams("filter=top_rated"), "popular")).toBe("?");
  });
});
