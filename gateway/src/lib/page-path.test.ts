import { expect, test } from "vitest";
import { toPagePath } from "./page-path.ts";

test("a page's path has the name as a slug, or ends with the number where there is none", () => {
  expect(toPagePath("movie", 550, "Fight Club")).toBe("/movie/550/fight-club");
  expect(toPagePath("person", 608, "宮崎駿")).toBe("/person/608");
});
