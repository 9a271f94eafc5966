import { expect, test } from "vitest";
import type { ShownQuery } from "../../network/use-shown-query.ts";
import { type ListedPage, getListState } from "./list-state.ts";

const page = (number: number, count = 20, totalPages = 3): ListedPage => ({
  results: Array.from({ length: count }),
  pageInfo: { page: number, totalPages, totalResults: 60 },
  freshness: { stale: false, ageSeconds: 0 },
});
const nothing: ShownQuery<ListedPage> = {
  data: undefined,
  before: null,
  isTurned: false,
  shown: undefined,
  loading: true,
  error: undefined,
  retry: () => {},
};
const before = { data: page(2), variables: {} };
const getState = (query: Partial<ShownQuery<ListedPage>>, named = 1) =>
  getListState({ ...nothing, ...query }, named, (data) => data);
const error = new Error("offline");

test("what was shown stays until another list is here", () => {
  expect(getState({})).toEqual({ kind: "loading" });
  expect(getState({ before })).toEqual({ kind: "results", page: before.data, turning: true });
  expect(getState({ before, data: page(1), loading: false })).toMatchObject({ turning: false });
});

test("a list without titles does not stay", () => {
  expect(getState({ before: { data: page(2, 0), variables: {} } })).toEqual({ kind: "loading" });
});

test("a page that failed leads back to the one before it; another list leads nowhere", () => {
  const failed = { loading: false, error, before };
  expect(getState({ ...failed, isTurned: true })).toEqual({
    kind: "error",
    error,
    before: before.data.pageInfo,
  });
  expect(getState(failed)).toEqual({ kind: "error", error, before: null });
});

test("a page beyond the last, and data without the list", () => {
  expect(getState({ data: page(9, 0), loading: false }, 9)).toEqual({
    kind: "beyond",
    lastPage: 3,
  });
  const missing = getListState({ ...nothing, data: page(1) }, 1, () => null);
  expect(missing.kind).toBe("error");
});
