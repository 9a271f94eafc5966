import type { FilterSet } from "../filter-set.ts";

const written = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", dateStyle: "medium" });

const inWords = (day: string | null): string | null =>
  day === null ? null : written.format(new Date(`${day}T00:00:00Z`));

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
