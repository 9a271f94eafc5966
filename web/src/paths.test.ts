import { expect, test } from "vitest";

import { paths } from "./paths.ts";

test("a title's address carries its slug, and none where there is none", () => {
  expect(paths.title({ type: "MOVIE", id: 550, slug: "fight-club" })).toBe("/movie/550/fight-club");
  expect(paths.title({ type: "TV", id: 1396, slug: "" })).toBe("/tv/1396");
});

test("what a visitor searches for is encoded whole", () => {
  expect(paths.search("tom & jerry?")).toBe("/search?q=tom+%26+jerry%3F");
});

test("filters appear under the film database's names, commas readable, unset ones left out", () => {
  expect(
    paths.advancedSearch("tv", { with_genres: "18,80", region: undefined, "vote_average.gte": 7 }),
  ).toBe("/advanced-search/tv?with_genres=18,80&vote_average.gte=7");
});

test("addresses without filters have no query", () => {
  expect(paths.advancedSearch()).toBe("/advanced-search");
  expect(paths.category("movie")).toBe("/category/movie");
  expect(paths.category("movie", "now_playing")).toBe("/category/movie?filter=now_playing");
});
