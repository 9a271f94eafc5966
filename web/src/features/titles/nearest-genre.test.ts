import { expect, test } from "vitest";

import { nearestGenre } from "./nearest-genre.ts";

test.each([
  ["Action", 28, "TV", 10_759],
  ["Action & Adventure", 10_759, "MOVIE", 28],
  ["Drama, which both have", 18, "TV", 18],
  ["Fantasy", 14, "TV", 10_765],
  ["Horror, which only resembles a mystery", 27, "TV", null],
  ["Kids, who also see other movies", 10_762, "MOVIE", null],
  ["Talk, which no movie is", 10_767, "MOVIE", null],
  ["TV Movie, which no show is", 10_770, "TV", null],
  ["one that no list has", 7, "TV", 7],
] as const)("%s (%i) is, among %s, nearest to %j", (_, id, type, nearest) => {
  expect(nearestGenre(id, type)).toBe(nearest);
});
