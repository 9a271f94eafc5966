import { formatNumber } from "../../lib/format/format.ts";

/** Titles on a full page. */
const pageSize = 20;

/** "Showing 21 - 40 of 1,234 results". */
export const shownRange = (page: number, shown: number, total: number): string => {
  if (shown === 0) return "Showing 0 of 0 results";
  const first = (page - 1) * pageSize + 1;
  const last = first + shown - 1;
  return `Showing ${formatNumber(first)} - ${formatNumber(last)} of ${formatNumber(Math.max(total, last))} results`;
};

/** "Showing 12 of 240 results". */
export const shownCount = (shown: number, total: number): string =>
  `Showing ${formatNumber(shown)} of ${formatNumber(Math.max(total, shown))} results`;
