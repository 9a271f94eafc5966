import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";

import { addRecentSearch, clearRecentSearches, useRecentSearches } from "./recent-searches.ts";

afterEach(() => localStorage.clear());

const read = () => renderHook(() => useRecentSearches()).result.current;

test("the last five searches are kept, the last one first, each once", () => {
  for (const query of ["a", "b", "c", "d", "e", "f", " B "]) addRecentSearch(query);
  expect(read()).toEqual(["B", "f", "e", "d", "c"]);
});

test("blank and endless texts are not kept", () => {
  addRecentSearch("  ");
  addRecentSearch("x".repeat(101));
  expect(read()).toEqual([]);
});

test.each(["{", "5", '{"a":1}', "[1,null]"])("%s in the storage is no search", (stored) => {
  localStorage.setItem("recentSearches", stored);
  expect(read()).toEqual([]);
});

test("they are forgotten when asked to", () => {
  addRecentSearch("alien");
  act(clearRecentSearches);
  expect(read()).toEqual([]);
  expect(localStorage.getItem("recentSearches")).toBeNull();
});
