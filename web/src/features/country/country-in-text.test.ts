import { expect, test } from "vitest";

import { countryInHeading, countryInText } from "./country-in-text.ts";

test.each([
  ["United States of America", "the United States of America"],
  ["Netherlands", "the Netherlands"],
  ["Dominican Republic", "the Dominican Republic"],
  ["Turks & Caicos Islands", "the Turks & Caicos Islands"],
  ["Germany", "Germany"],
  ["Uganda", "Uganda"],
])("%s stands in a sentence as %s", (name, expected) => {
  expect(countryInText(name)).toBe(expected);
});

test.each([
  ["United States of America", "the US"],
  ["United Kingdom", "the UK"],
  ["Netherlands", "the Netherlands"],
  ["Germany", "Germany"],
])("%s stands in a heading as %s", (name, expected) => {
  expect(countryInHeading(name)).toBe(expected);
});
