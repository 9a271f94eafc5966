import { formatDate } from "../../shared/format.ts";
import type { FilterSet } from "./filter-set.ts";

/** The days of release that a set is narrowed to, in words; null where it is not. */
export const releaseSpanText = ({
  releasedFrom,
  releasedTo,
}: Pick<FilterSet, "releasedFrom" | "releasedTo">): string | null => {
  const [from, to] = [formatDate(releasedFrom), formatDate(releasedTo)];
  if (from !== null && to !== null) return `${from} – ${to}`;
  if (from !== null) return `Since ${from}`;
  return to === null ? null : `Until ${to}`;
};
