import { expect, test } from "vitest";

import { titleQuery } from "./title-query.ts";

const variables = (id: string | undefined, country: string | null = "DE") =>
  titleQuery("MOVIE").variables({ params: { id }, search: new URLSearchParams(), country });

test("a title's number is read from the address", () => {
  expect(variables("550")).toEqual({ type: "MOVIE", id: 550, country: "DE", countryKnown: true });
  expect(variables("2147483647")?.id).toBe(2_147_483_647);
});

test("while no country is known, availability is left out", () => {
  expect(variables("550", null)?.countryKnown).toBe(false);
});

test.each(["0", "-1", "abc", "1e3", "01", "1.5", " 5", "2147483648", "99999999999", "", undefined])(
  "%j is no title's number: nothing is asked",
  (written) => {
    expect(variables(written)).toBeNull();
  },
);
