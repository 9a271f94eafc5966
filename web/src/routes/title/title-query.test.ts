import { expect, test } from "vitest";

import { titleQueries } from "./title-query.ts";

const at = {
  params: { id: "550" },
  search: new URLSearchParams(),
  today: "2025-03-29",
  watchable: null,
};

test("while no country is known, availability is left out", () => {
  const { variables } = titleQueries.MOVIE;
  expect(variables({ ...at, country: "DE" })).toEqual({
    type: "MOVIE",
    id: 550,
    country: "DE",
    countryKnown: true,
  });
  expect(variables({ ...at, country: null })?.countryKnown).toBe(false);
});

test("what is no number requests nothing", () => {
  expect(titleQueries.TV.variables({ ...at, params: { id: "x" }, country: "DE" })).toBeNull();
});
