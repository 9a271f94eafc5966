import type { FilterSet } from "./filter-set.ts";
import { formatShortDate } from "../../../lib/format/format.ts";

const inWords = (day: string | null): string | null => (day === null ? null : formatShortDate(day));

/** The days of release that a set is narrowed to, in words; null where it is not. */
export const releaseSpanText = ({
  releasedFrom,
  releasedTo,
}: Pick<FilterSet, "releasedFrom" | "releasedTo">): string | null => {
  const [from, to] = [inWords(releasedFrom), inWords(releasedTo)];
  if (from !== null && to !== null) return `${from} – ${to}`;
  if (from !== null) return `Since ${from}`;
  return to === null ? null : `Until ${to}`;
};
