import type { FilterSet } from "./filter-set.ts";
import { formatShortDate } from "../../lib/format/format.ts";
import { t } from "../../lib/messages.ts";

const inWords = (day: string | null): string | null => (day === null ? null : formatShortDate(day));

/** The days of release that a set is narrowed to, in words; null where it is not. */
export const releaseSpanText = ({
  releasedFrom,
  releasedTo,
}: Pick<FilterSet, "releasedFrom" | "releasedTo">): string | null => {
  const [from, to] = [inWords(releasedFrom), inWords(releasedTo)];
  if (from !== null && to !== null) return t("advanced-search.span", { from, to });
  if (from !== null) return t("advanced-search.since", { day: from });
  return to === null ? null : t("advanced-search.until", { day: to });
};
