import { expect, test } from "vitest";
import { seasonName } from "./details.ts";
import { languageOfCountry } from "./countries.ts";

test.each([
  ["en", 2, "Season 2", "Season 2"],
  ["de", 2, "Season 2", "Staffel 2"],
  ["de", 2, null, "Staffel 2"],
  ["de", 0, "Specials", "Extras"],
  ["en", 0, null, "Season 0"],
  ["en", 0, "Specials", "Specials"],
  ["tr", 10, "Season 10", "10. Sezon"],
  ["ja", 1, "The Final Season", "The Final Season"],
] as const)("in %s, season %j named %j is %j", (language, number, name, expected) => {
  expect(seasonName(language, number, name)).toBe(expected);
});

test("fifteen countries have another language, English stands for the others", () => {
  const codes = "US IN JP KR ES FR IT DE RU CN TH BR MX AR TR".split(" ");
  expect(codes.map(languageOfCountry).join(" ")).toBe(
    "en hi ja ko es fr it de ru zh th pt es es tr",
  );
  for (const other of ["GB", "AT", "PT", "XX"]) expect(languageOfCountry(other)).toBe("en");
});
