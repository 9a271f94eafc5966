import { expect, test } from "vitest";

import { sampleTitles } from "../catalog/catalog.ts";
import { SAMPLE_TODAY } from "../options.ts";
import { releaseDates } from "./releases.ts";

const titles = sampleTitles(SAMPLE_TODAY);

test("a movie comes to the cinemas of its own country first, and to others then or later", () => {
  const inception = titles.find(({ kind, id }) => kind === "movie" && id === 27_205);
  if (inception === undefined) throw new Error("The sample has no such movie");
  const days = new Map(
    releaseDates(inception).results.map(({ iso_3166_1: region, release_dates: [first] }) => [
      region,
      first?.release_date.slice(0, 10) ?? "",
    ]),
  );
  expect(days.get("US")).toBe(inception.date);
  expect([...days.values()].toSorted()[0]).toBe(inception.date);
  expect(new Set(days.values()).size).toBeGreaterThan(3);
});
