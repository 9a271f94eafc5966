import { countryName } from "@flickmap/schema/country-names.ts";
import { afterEach, expect, test } from "vitest";

import { loadMessages, setLanguage } from "../../lib/messages.ts";
import { countryInHeading, countryInText, inCountry } from "./country-in-text.ts";

afterEach(() => setLanguage("en"));

test.each([
  ["United States of America", "the United States of America", "the US"],
  ["United Kingdom", "the United Kingdom", "the UK"],
  ["Netherlands", "the Netherlands", "the Netherlands"],
  ["Dominican Republic", "the Dominican Republic", "the Dominican Republic"],
  ["Turks & Caicos Islands", "the Turks & Caicos Islands", "the Turks & Caicos Islands"],
  ["Germany", "Germany", "Germany"],
  ["Uganda", "Uganda", "Uganda"],
])("%s stands in a sentence as %s, and in a heading as %s", (name, inText, inHeading) => {
  expect(countryInText(name)).toBe(inText);
  expect(countryInHeading(name)).toBe(inHeading);
});

test.each([
  ["de", "DO", "in der Dominikanischen Republik"],
  ["de", "SC", "auf den Seychellen"],
  ["de", "XK", "im Kosovo"],
  ["fr", "GY", "au Guyana"],
  ["es", "DO", "en la República Dominicana"],
  ["it", "HK", "a Hong Kong"],
  ["pt-BR", "ZW", "no Zimbábue"],
  ["ja", "JP", "日本で"],
] as const)("in %s, %s is given its preposition: %s", async (language, code, expected) => {
  await loadMessages(language);
  setLanguage(language);
  expect(inCountry({ code, name: countryName(code, language) })).toBe(expected);
});
