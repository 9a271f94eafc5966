import { expect, test } from "vitest";

import { formatDate, formatRating, formatRuntime } from "./format.ts";

test("a runtime reads as hours and minutes, and leaves out the one that is nought", () => {
  expect(formatRuntime(139)).toBe("2h 19m");
  expect(formatRuntime(120)).toBe("2h");
  expect(formatRuntime(45)).toBe("45m");
});

test("an unknown runtime is nothing, not 0m", () => {
  expect(formatRuntime(null)).toBeNull();
  expect(formatRuntime(0)).toBeNull();
});

test("votes out of ten are shown out of five with one decimal", () => {
  expect(formatRating(8.438)).toBe("4.2");
  expect(formatRating(10)).toBe("5.0");
  expect(formatRating(0)).toBeNull();
});

test("a date is the same day wherever the visitor is", () => {
  expect(formatDate("1999-10-15")).toBe("October 15, 1999");
  expect(formatDate("")).toBeNull();
  expect(formatDate(null)).toBeNull();
});
