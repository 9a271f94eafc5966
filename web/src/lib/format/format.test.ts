import { afterEach, expect, test, vi } from "vitest";

import { formatDate, formatList, formatNames, formatRating, formatRuntime } from "./format.ts";
import { setLanguage } from "../messages.ts";

afterEach(() => setLanguage("en"));

test("a runtime reads as hours and minutes from one hour on, below it as minutes; one of 0 is not known", () => {
  const told = [139, 120, 60, 59, 0, null].map(formatRuntime);
  expect(told).toEqual(["2h 19m", "2h 0m", "1h 0m", "59m", null, null]);
});

test("votes out of ten are shown out of five with one decimal", () => {
  expect([8.438, 10, 0].map(formatRating)).toEqual(["4.2", "5.0", null]);
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

test("the words of a list are joined by commas and 'and'", () => {
  expect([[], ["Hulu"]].map(formatList)).toEqual(["", "Hulu"]);
  expect(formatList(["Apple TV", "Hulu"])).toBe("Apple TV and Hulu");
  expect(formatList(["Apple TV", "Hulu", "Netflix"])).toBe("Apple TV, Hulu, and Netflix");
  setLanguage("th");
  expect(formatList(["Apple TV", "Hulu"])).toBe("Apple TV และ Hulu");
});

test.each([
  ["en", "Hulu, Max, Mubi"],
  ["tr", "Hulu, Max, Mubi"],
  ["zh", "Hulu、Max、Mubi"],
  ["ar", "Hulu، Max، Mubi"],
] as const)("names in little room are apart in %s", (code, expected) => {
  setLanguage(code);
  expect(formatNames(["Hulu", "Max", "Mubi"])).toBe(expected);
});

test.each([
  ["fr", "1er mai 2026", "11 mai 2026"],
  ["it", "1º maggio 2026", "11 maggio 2026"],
  ["pt-BR", "1º de maio de 2026", "11 de maio de 2026"],
  ["de", "1. Mai 2026", "11. Mai 2026"],
] as const)("the first of a month is ordinal in %s", (code, first, eleventh) => {
  setLanguage(code);
  expect(formatDate("2026-05-01")).toBe(first);
  expect(formatDate("2026-05-11")).toBe(eleventh);
});
