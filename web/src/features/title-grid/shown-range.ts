import { formatNumber } from "../../lib/format/format.ts";
import { t } from "../../lib/messages.ts";
import type { ListedPage } from "./list-state.ts";

const pageSize = 20;

/** "Showing 21–40 of 1,234 results". */
export const shownRange = (page: number, shown: number, total: number): string => {
  if (shown === 0) return t("grid.showingNone");
  const first = (page - 1) * pageSize + 1;
  const last = first + shown - 1;
  return t("grid.showingRange", {
    from: formatNumber(first),
    to: formatNumber(last),
    total: formatNumber(Math.max(total, last)),
  });
};

/** "Showing 12 of 240 results". */
export const shownCount = (shown: number, total: number): string =>
  t("grid.showing", { shown: formatNumber(shown), total: formatNumber(Math.max(total, shown)) });

/** ", out of the first 100 of 1,031 titles", of a list for which not everything was looked up; empty for others. */
export const outOf = ({ narrowedFrom }: ListedPage["pageInfo"]): string =>
  narrowedFrom && narrowedFrom.checked < narrowedFrom.totalResults
    ? t("grid.outOf", { checked: narrowedFrom.checked, total: narrowedFrom.totalResults })
    : "";
