import * as fc from "fast-check";
import { expect, test } from "vitest";

import { yearChoices } from "./filter-set.ts";
import { readYearSpan, releaseSpanText, toReleaseSpan } from "./release-span.ts";

test.each([
  ["2024-09-29", "2025-03-29", "Sep 29, 2024 – Mar 29, 2025"],
  ["2015-03-29", null, "Since Mar 29, 2015"],
  [null, "2025-03-29", "Until Mar 29, 2025"],
  ["1990-01-01", "1999-12-31", "1990 – 1999"],
  ["1990-01-01", "1994-12-31", "1990 – 1994"],
  ["1994-01-01", "1994-12-31", "1994"],
  ["1990-01-01", null, "1990 – …"],
  [null, "1999-12-31", "… – 1999"],
  ["1990-01-01", "1999-06-30", "Jan 1, 1990 – Jun 30, 1999"],
  [null, null, null],
])("days of release from %j to %j read %j", (releasedFrom, releasedTo, written) => {
  expect(releaseSpanText({ releasedFrom, releasedTo })).toBe(written);
});

test("years become days of release and are read back, an open end too", () => {
  const year = fc.option(fc.integer({ min: 1900, max: 2099 }));
  fc.assert(
    fc.property(year, year, (from, to) => {
      const read = readYearSpan(toReleaseSpan({ from, to }));
      expect(read ?? { from: null, to: null }).toEqual({ from, to });
    }),
  );
});

test("there are 80 years to choose from, this one first", () => {
  const years = yearChoices("2026-11-22");
  expect([years.length, years[0], years.at(-1)]).toEqual([80, 2026, 1947]);
});
