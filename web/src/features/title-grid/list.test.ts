import { expect, test } from "vitest";
import { readPage, withPage } from "../../lib/url/page-param.ts";
import { ageNotice } from "./list-state.ts";
import { searchPagingNumbers } from "./PagingBar.tsx";

test("the paging of the search always leads to the last page", () => {
  expect(searchPagingNumbers(1, 12)).toEqual([1, 2, 3, 4, 5, null, 12]);
  expect(searchPagingNumbers(1, 6)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(searchPagingNumbers(11, 12)).toEqual([8, 9, 10, 11, 12]);
});

test.each([
  ["9999", 500],
  ["0", 1],
  ["abc", 1],
  [null, 1],
  ["7", 7],
])("%j in the address is read as page %d", (written, page) => {
  expect(readPage(written)).toBe(page);
});

test("the page is written from the second on, and leaves the rest of the address alone", () => {
  const query = new URLSearchParams("q=alien&page=3");
  expect(withPage(query, 4)).toBe("?q=alien&page=4");
  expect(withPage(query, 1)).toBe("?q=alien");
});
test.each([
  [false, 99, null],
  [true, 12, null],
  [true, 30, "The film database could not be reached. This list is 30 hours old."],
  [true, 80, "The film database could not be reached. This list is 3 days old."],
])("where it stands in for a newer one (%j) and is %i hours old, a list says %j", (...given) => {
  const [stale, hours, notice] = given;
  expect(ageNotice({ stale, ageSeconds: hours * 3_600 })).toBe(notice);
});
