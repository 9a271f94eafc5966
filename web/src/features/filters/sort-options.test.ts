import { expect, test } from "vitest";

import { t } from "../../lib/messages.ts";
import { readSort, sortOptions, writeSort } from "./sort-options.ts";

test("there are six orders, under the specification's keys and labels", () => {
  expect(sortOptions.map(({ inUrl, label }) => `${inUrl} ${t(label)}`)).toEqual([
    "popularity.desc Popularity (High to Low)",
    "popularity.asc Popularity (Low to High)",
    "vote_average.desc Rating (High to Low)",
    "vote_average.asc Rating (Low to High)",
    "release_date.desc Release Date (Newest)",
    "release_date.asc Release Date (Oldest)",
  ]);
  for (const { sort, inUrl } of sortOptions) {
    expect(writeSort(sort)).toBe(inUrl);
    expect(readSort(inUrl)).toBe(sort);
  }
});
