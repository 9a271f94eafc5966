import type { ListedPage, ListState } from "../list-state.ts";

/**
 * What is read out of a list, in place of seeing it change: that it loads, what came, that nothing did.
 * Nothing of failures: those are alerts.
 * @param shownCount how many of the page's titles are shown, where that is not all of them
 */
export const listNews = (state: ListState<ListedPage>, shownCount?: number): string => {
  switch (state.kind) {
    case "loading":
      return "Loading…";
    case "error":
      return "";
    case "empty":
      return "Nothing found";
    case "beyond":
      return "There is no such page";
    case "results": {
      if (state.turning) return "Loading…";
      const { results, pageInfo } = state.page;
      const count = shownCount ?? results.length;
      const titles = count === 1 ? "1 title" : `${count} titles`;
      return pageInfo.totalPages > 1
        ? `${titles}, page ${pageInfo.page} of ${pageInfo.totalPages}`
        : titles;
    }
  }
};
