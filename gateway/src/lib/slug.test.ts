import { expect, test } from "vitest";
import { toSlug } from "./slug.ts";

test.each([
  ["Fight Club", "fight-club"],
  ["  Mr. & Mrs. Smith ", "mr-and-mrs-smith"],
  ["Amélie", "amelie"],
  ["8½", "8"],
  ["snake_case", "snake_case"],
  ["WALL·E", "walle"],
  ["Spider-Man: No Way Home", "spider-man-no-way-home"],
  ["-- What -- ?", "what"],
  ["君の名は。", ""],
])("%j becomes %j in an address", (name, slug) => {
  expect(toSlug(name)).toBe(slug);
});
