import type { ListedPage, ListState } from "../list-state.ts";
import { t } from "../../../lib/messages.ts";

/**
 * What is read out of a list, in place of seeing it change: that it loads, what came, that nothing did.
 * Nothing of failures: those are alerts.
 * @param shownCount how many of the page's titles are shown, where that is not all of them
 */
export const listNews = (state: ListState<ListedPage>, shownCount?: number): string => {
  switch (state.kind) {
    case "loading":
      return t("common.loading");
    case "error":
      return "";
    case "empty":
      return t("common.nothingFound");
    case "beyond":
      return t("grid.noSuchPage");
    case "results": {
      if (state.turning) return t("common.loading");
      const { results, pageInfo } = state.page;
      const count = shownCount ?? results.length;
      const titles = t("common.titles", { count });
      return pageInfo.totalPages > 1
        ? t("grid.onPage", { titles, page: pageInfo.page, pages: pageInfo.totalPages })
        : titles;
    }
  }
};
