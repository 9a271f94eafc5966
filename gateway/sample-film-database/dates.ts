/** Days as YYYY-MM-DD, which compare as text; no clock and no time zone take part. */

const DAY = 86_400_000;

/** The day so many days after (or, negative, before) another. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/** How many days the second day lies after the first; negative when before. */
export function daysBetween(first: string, second: string): number {
  return Math.round((Date.parse(`${second}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / DAY);
}

/** The day of a moment, in milliseconds since 1970, in UTC. */
export function dayOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10);
}
