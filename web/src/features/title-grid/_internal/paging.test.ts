import { describe, expect, test } from "vitest";
import { readPage, withPage } from "../../../lib/url/page-param.ts";
import { searchPagingNumbers } from "../PagingBar.tsx";

test("the paging of the search always leads to the last page", () => {
  expect(searchPagingNumbers(1, 12)).toEqual([1, 2, 3, 4, 5, null, 12]);
  expect(searchPagingNumbers(1, 6)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(searchPagingNumbers(11, 12)).toEqual([8, 9, 10, 11, 12]);
});

describe("the page in the address", () => {
  test.each([
    ["9999", 500],
    ["0", 1],
    ["abc", 1],
    [null, 1],
    ["7", 7],
  ])("%j is read as page %d", (written, page) => {
    expect(readPage(written)).toBe(page);
  });

  test("is written from the second on, and leaves the rest of the address alone", () => {
    const query = new URLSearchParams("q=alien&page=3");
    expect(withPage(query, 4).toString()).toBe("q=alien&page=4");
    expect(withPage(query, 1).toString()).toBe("q=alien");
  });
});
