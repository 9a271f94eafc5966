import { describe, expect, test } from "vitest";

import { paths } from "../../paths.ts";
import {
  changesVariables,
  isFiltered,
  narrowToMine,
  readAfter,
  readChangesFilter,
  writeChangesFilter,
} from "./changes-filter.ts";

const read = (query: string) => readChangesFilter(new URLSearchParams(query));
const nothing = { change: "ADDED", type: null, kinds: [], services: [] } as const;

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

  test.each([
    "",
    "change=sideways&type=person&kinds=stolen&family=<b>&provider=-1",
    "family=%00&provider=1e9&kinds=",
    `family=${"a".repeat(100)}`,
  ])("leaves out what makes no sense: %s", (query) => {
    expect(read(query)).toEqual(nothing);
    expect(isFiltered(read(query))).toBe(false);
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

describe("the visitor's own services", () => {
  const mine = {
    watchable: {
      country: "DE",
      services: ["netflix", "8", "disney-plus"],
      kinds: ["FLATRATE" as const],
    },
  };

  test("count where the URL names none", () => {
    expect(narrowToMine(nothing, mine, "DE")).toEqual({
      ...nothing,
      services: ["8", "disney-plus", "netflix"],
      kinds: ["FLATRATE"],
    });
    expect(narrowToMine({ ...nothing, kinds: ["RENT"] }, mine, "DE").kinds).toEqual(["RENT"]);
  });
});
