/** Minutes as 'Xh Ym', such as '2h 19m' and '2h 0m', below one hour '45m'; null when unknown or 0. */
export const formatRuntime = (minutes: number | null): string | null => {
  if (minutes === null || minutes <= 0) return null;
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return hours === 0 ? `${rest}m` : `${hours}h ${rest}m`;
};

/** The film database's average of 0 to 10 on the 5-point scale with one decimal; null when nobody has voted. */
export const formatRating = (voteAverage: number): string | null =>
  voteAverage > 0 ? (voteAverage / 2).toFixed(1) : null;

/*
 * Dates, numbers and lists are written without Intl: the first object of it that a page makes takes a browser 20 to 70 ms
 * of processor time, as its data are loaded then.
 */
const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

const getMonth = (date: Date): string => MONTHS[date.getUTCMonth()] ?? "";
const getShortMonth = (date: Date): string => getMonth(date).slice(0, 3);
const toDate = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** A number as '12,345'. */
export const formatNumber = (number: number): string =>
  String(number).replace(/\B(?=(?:\d{3})+$)/g, ",");

/** Words as 'Apple TV', 'Apple TV and Hulu', 'Apple TV, Hulu, and Netflix'. */
export const formatList = (words: readonly string[]): string => {
  if (words.length <= 2) return words.join(" and ");
  return `${words.slice(0, -1).join(", ")}, and ${words.at(-1)}`;
};

/** `2025-03-29` as 'March 29, 2025'; null when unknown or not a date. */
export const formatDate = (date: string | null): string | null => {
  if (date === null) return null;
  const day = toDate(date);
  if (Number.isNaN(day.getTime())) return null;
  return `${getMonth(day)} ${day.getUTCDate()}, ${day.getUTCFullYear()}`;
};

/** `2025-03-29` as 'Mar 29, 2025'. */
export const formatShortDate = (day: string): string => {
  const date = toDate(day);
  return `${getShortMonth(date)} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
};

/**
 * A day in a sentence: 'May 3', or 'May 3, 2025' in another year than today's; with its weekday
 * 'Friday, November 20'; short 'Nov 20'.
 *
 * @param day `YYYY-MM-DD`, as is `today`
 */
export const formatDay = (
  day: string,
  today: string,
  form: "weekday" | "plain" | "short" = "plain",
) => {
  const date = toDate(day);
  const month = form === "short" ? getShortMonth(date) : getMonth(date);
  return [
    ...(form === "weekday" ? [WEEKDAYS[date.getUTCDay()]] : []),
    `${month} ${date.getUTCDate()}`,
    ...(day.slice(0, 4) === today.slice(0, 4) ? [] : [date.getUTCFullYear()]),
  ].join(", ");
};
