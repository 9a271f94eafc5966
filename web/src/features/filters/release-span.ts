import type { FilterSet } from "./filter-set.ts";
import { formatDay } from "../../lib/format/format.ts";
import { t } from "../../lib/messages.ts";

type Span = Pick<FilterSet, "releasedFrom" | "releasedTo">;

interface YearSpan {
  readonly from: number | null;
  readonly to: number | null;
}

export const toReleaseSpan = ({ from, to }: YearSpan): Span => ({
  releasedFrom: from === null ? null : `${from}-01-01`,
  releasedTo: to === null ? null : `${to}-12-31`,
});

const yearOf = (day: string | null, monthAndDay: string): number | null =>
  day?.endsWith(monthAndDay) === true ? Number(day.slice(0, 4)) : null;

/** The whole years that days of release are; null for days that are not, and for none. */
export const readYearSpan = ({ releasedFrom, releasedTo }: Span): YearSpan | null => {
  const from = yearOf(releasedFrom, "-01-01");
  const to = yearOf(releasedTo, "-12-31");
  if ((releasedFrom !== null && from === null) || (releasedTo !== null && to === null)) return null;
  return from === null && to === null ? null : { from, to };
};

/** The days of release that a set is narrowed to, in words: days or years; null where it is not. */
export const releaseSpanText = (span: Span): string | null => {
  const years = readYearSpan(span);
  if (years !== null && years.from === years.to) return String(years.from);
  if (years !== null) {
    // An open end is left open: 'since' is said of a day in many languages.
    return t("advanced-search.span", {
      from: String(years.from ?? "…"),
      to: String(years.to ?? "…"),
    });
  }
  const inWords = (day: string | null) => day && formatDay(day, null, "short");
  const [from, to] = [inWords(span.releasedFrom), inWords(span.releasedTo)];
  if (from !== null && to !== null) return t("advanced-search.span", { from, to });
  if (from !== null) return t("advanced-search.since", { day: from });
  return to === null ? null : t("advanced-search.until", { day: to });
};
