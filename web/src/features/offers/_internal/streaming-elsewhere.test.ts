import { expect, test } from "vitest";
import { streamingElsewhere } from "../offer-groups.ts";

const france = { code: "FR", name: "France" };
const japan = { code: "JP", name: "Japan" };

test.each([
  [null, []],
  [null, null],
  ["Streaming in 1 other country", [france]],
  ["Streaming in 2 other countries", [france, japan]],
])("of a title without offers in a country: %s", (text, countries) => {
  expect(streamingElsewhere(countries)).toBe(text);
});
