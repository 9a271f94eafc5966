import { expect, test } from "vitest";
import { homeDates } from "./reference-date.ts";

test("the home page's spans are counted from the reference date", () => {
  expect(homeDates("2025-03-29")).toEqual({
    referenceDate: "2025-03-29",
    justReleasedFrom: "2024-09-29",
    upcomingTo: "2026-03-29",
    localMoviesFrom: "2015-03-29",
  });
});

test("today follows the clock", () => {
  expect(homeDates("today", Date.UTC(2031, 0, 2)).referenceDate).toBe("2031-01-02");
});

test("a month without such a day ends on its last", () => {
  expect(homeDates("2024-08-31").justReleasedFrom).toBe("2024-02-29");
  expect(homeDates("2024-02-29").upcomingTo).toBe("2025-02-28");
});
