import { expect, test } from "vitest";

import { otherCountries, streamingElsewhere } from "./other-countries.ts";

const germany = { code: "DE", name: "Germany" };
const france = { code: "FR", name: "France" };
const japan = { code: "JP", name: "Japan" };

test.each([
  [null, [germany]],
  [null, []],
  [null, null],
  ["Streaming in 1 other country", [france, germany]],
  ["Streaming in 2 other countries", [france, germany, japan]],
])("of a title without offers in Germany: %s", (text, streamableIn) => {
  expect(streamingElsewhere(otherCountries(streamableIn, germany))).toBe(text);
});
