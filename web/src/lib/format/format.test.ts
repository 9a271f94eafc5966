import { expect, test, vi } from "vitest";

import { formatDate, formatRating, formatRuntime } from "./format.ts";

test("a runtime reads as hours and minutes from one hour on, below it as minutes", () => {
  expect(formatRuntime(139)).toBe("2h 19m");
  expect(formatRuntime(120)).toBe("2h 0m");
  expect(formatRuntime(60)).toBe("1h 0m");
  expect(formatRuntime(59)).toBe("59m");
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
  for (const zone of ["Pacific/Honolulu", "UTC", "Pacific/Kiritimati"]) {
    vi.stubEnv("TZ", zone);
    expect(new Date().getTimezoneOffset()).toBe({ "Pacific/Honolulu": 600, UTC: 0 }[zone] ?? -840);
    expect(formatDate("1999-10-15")).toBe("October 15, 1999");
  }
  vi.unstubAllEnvs();
  expect(formatDate("")).toBeNull();
  expect(formatDate(null)).toBeNull();
});
