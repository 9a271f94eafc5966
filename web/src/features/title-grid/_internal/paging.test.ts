import { describe, expect, test } from "vitest";
import { readPage, withPage } from "../../../lib/url/page-param.ts";
import { pagingWindow, searchPagingNumbers } from "../PagingBar.tsx";
import { shownCount, shownRange } from "../TitleGrid.tsx";

describe("the paging window", () => {
  test.each([
    [1, 1, [1]],
    [2, 5, [1, 2, 3, 4, 5]],
    [4, 9, [2, 3, 4, 5, 6]],
    [9, 9, [5, 6, 7, 8, 9]],
    [250, 500, [248, 249, 250, 251, 252]],
  ])("on page %d of %d offers %j", (page, totalPages, numbers) => {
    expect(pagingWindow(page, totalPages)).toEqual(numbers);
  });

  test("of the search always leads to the last page", () => {
    expect(searchPagingNumbers(1, 12)).toEqual([1, 2, 3, 4, 5, null, 12]);
    expect(searchPagingNumbers(1, 6)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(searchPagingNumbers(11, 12)).toEqual([8, 9, 10, 11, 12]);
  });
});

describe("the count line", () => {
  test("says which results are shown, of how many", () => {
    expect(shownRange(1, 20, 10_000)).toBe("Showing 1–20 of 10,000 results");
    expect(shownRange(3, 7, 47)).toBe("Showing 41–47 of 47 results");
    expect(shownRange(1, 0, 0)).toBe("Showing 0 of 0 results");
    expect(shownCount(12, 240)).toBe("Showing 12 of 240 results");
  });
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
