import { expect, test } from "vitest";
import { needsLibraryCard } from "./provider-family.ts";

test.each([
  ["kanopy", ["FREE"], true],
  ["hoopla", ["FLATRATE"], true],
  ["hoopla", ["RENT"], false],
  ["netflix", ["FREE"], false],
] as const)("%s with %j needs a library card: %s", (family, kinds, needed) => {
  expect(needsLibraryCard(family, kinds)).toBe(needed);
});
