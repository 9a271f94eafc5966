import { expect, test } from "vitest";
import { listNews, type ListedPage } from "../list-state.ts";

const page = (titles: number, number = 1, totalPages = 9): ListedPage => ({
  results: Array.from({ length: titles }),
  pageInfo: { page: number, totalPages, totalResults: 180 },
  freshness: { stale: false, ageSeconds: 0 },
});
const results = (shown = page(20, 2)) => ({ kind: "results", page: shown }) as const;

test.each([
  [{ kind: "loading" } as const, "Loading…"],
  [results(), "20 titles, page 2 of 9"],
  [results(page(1, 1, 1)), "1 title"],
  [{ kind: "empty", page: page(0) } as const, "Nothing found"],
])("%# of a list is read out what came of it: %o", (state, words) => {
  expect(listNews(state)).toBe(words);
});

test("only what a narrower choice leaves is counted", () => {
  expect(listNews(results(), 3)).toBe("3 titles, page 2 of 9");
});

test("a failure is left to its alert", () => {
  expect(listNews({ kind: "error", error: new Error("no answer"), before: null })).toBe("");
});
