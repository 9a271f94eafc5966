import { expect, test } from "vitest";
import { languageOfCountry } from "./countries.ts";

test("fifteen countries have another language, English stands for the others", () => {
  const codes = "US IN JP KR ES FR IT DE RU CN TH BR MX AR TR".split(" ");
  expect(codes.map(languageOfCountry).join(" ")).toBe(
    "en hi ja ko es fr it de ru zh th pt es es tr",
  );
  for (const other of ["GB", "AT", "PT", "XX"]) expect(languageOfCountry(other)).toBe("en");
});
