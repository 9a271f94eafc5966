import { formatDay } from "../../lib/format/format.ts";

const dayMs = 86_400_000;

/** A day as a heading: what it is called, and the date beside it where that says more. */
export interface DayHeading {
  readonly name: string;
  readonly date: string | null;
}

/**
 * 'Today', 'Yesterday', or 'Friday 20 November'.
 *
 * @param day `YYYY-MM-DD`, as is `today`
 */
export const dayHeading = (day: string, today: string): DayHeading => {
  const date = formatDay(day, today, "weekday");
  const ago = (Date.parse(today) - Date.parse(day)) / dayMs;
  if (ago === 0) return { name: "Today", date };
  if (ago === 1) return { name: "Yesterday", date };
  return { name: date, date: null };
};
