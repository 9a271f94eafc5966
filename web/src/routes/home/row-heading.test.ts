import { expect, test } from "vitest";

import { rowHeading } from "./row-heading.ts";

test("a country's own rows carry its name", () => {
  expect(rowHeading("LOCAL_MOVIES", "Germany")).toBe("Germany Movies");
  expect(rowHeading("LOCAL_TV_SHOWS", "Germany")).toBe("Germany TV Shows");
});

test("without a country they are called Global", () => {
  expect(rowHeading("LOCAL_MOVIES", null)).toBe("Global Movies");
  expect(rowHeading("LOCAL_TV_SHOWS", null)).toBe("Global TV Shows");
});

test("the other rows are called the same everywhere", () => {
  expect(
    (["POPULAR_MOVIES", "TRENDING_TV_SHOWS", "JUST_RELEASED", "UPCOMING_MOVIES"] as const).map(
      (kind) => rowHeading(kind, "Japan"),
    ),
  ).toEqual(["Popular Movies", "Trending TV Shows", "Just Released", "Upcoming Movies"]);
});
