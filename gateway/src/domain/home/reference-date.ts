/** The dates that the home page is made around, `YYYY-MM-DD`. `setting` is a calendar date, or `today`. */
export function homeDates(setting: string, now: number = Date.now()) {
  const referenceDate = setting === "today" ? isoDate(new Date(now)) : setting;
  return {
    referenceDate,
    justReleasedFrom: monthsFrom(referenceDate, -6),
    upcomingTo: monthsFrom(referenceDate, 12),
    /** The oldest of a country's own movies. */
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
