/** A day of the calendar, `YYYY-MM-DD`, and the days around it. */
export interface HomeDates {
  readonly referenceDate: string;
  /** Six months before: where Just Released begins. */
  readonly justReleasedFrom: string;
  /** Twelve months after: where Upcoming ends. */
  readonly upcomingTo: string;
  /** Ten years before: the oldest of a country's own movies. */
  readonly localMoviesFrom: string;
}

/** The dates that the home page is made around. `setting` is a calendar date, or `today`. */
export function homeDates(setting: string, now: number = Date.now()): HomeDates {
  const referenceDate = setting === "today" ? isoDate(new Date(now)) : setting;
  return {
    referenceDate,
    justReleasedFrom: monthsFrom(referenceDate, -6),
    upcomingTo: monthsFrom(referenceDate, 12),
    localMoviesFrom: monthsFrom(referenceDate, -120),
  };
}

/** The same day some months away; the last of the month where it has no such day. */
function monthsFrom(date: string, months: number): string {
  const start = new Date(`${date}T00:00:00Z`);
  const target = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months, 1));
  const lastDay = new Date(
    Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0),
  ).getUTCDate();
  target.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return isoDate(target);
}

function isoDate(date: Date): string {
  return date.toISOString().slice(0, 10);
}
