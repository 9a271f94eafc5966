import { describe, expect, test } from "vitest";

import { paths } from "../../paths.ts";
import {
  changesVariables,
  isFiltered,
  readAfter,
  readChangesFilter,
  writeChangesFilter,
} from "./changes-filter.ts";

const read = (query: string) => readChangesFilter(new URLSearchParams(query));

describe("the filter in an address", () => {
  test("is read, written and read again", () => {
    const query =
      "change=removed&type=tv&kinds=flatrate,free&family=disney-plus,netflix&provider=1796";
    const filter = read(query);
    expect(filter).toEqual({
      change: "REMOVED",
      type: "TV",
      kinds: ["FLATRATE", "FREE"],
      services: ["1796", "disney-plus", "netflix"],
    });
    expect(paths.changes(writeChangesFilter(filter))).toBe(`/new?${query}`);
    expect(isFiltered(filter)).toBe(true);
  });

  test("takes no more services than the gateway does", () => {
    const many = Array.from({ length: 200 }, (_, index) => `family-${index}`).join(",");
    expect(changesVariables(read(`family=${many}`), "DE", null).families).toHaveLength(50);
  });
});

test("what cannot be a cursor is the start of the list", () => {
  const after = (text: string) => readAfter(new URLSearchParams({ after: text }));
  expect(after("Y2hhbmdlOjE")).toBe("Y2hhbmdlOjE");
  expect([after(""), after("a b"), after("a".repeat(81))]).toEqual([null, null, null]);
});
