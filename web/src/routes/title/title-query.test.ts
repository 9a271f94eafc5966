import { expect, test } from "vitest";

import { titleVariables } from "./title-query.ts";

test("while no country is known, availability is left out", () => {
  expect(titleVariables("MOVIE", 550, "DE")).toEqual({
    type: "MOVIE",
    id: 550,
    country: "DE",
    countryKnown: true,
  });
  expect(titleVariables("MOVIE", 550, null).countryKnown).toBe(false);
});
