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

const createFormat = (locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { timeZone: "UTC", ...options });

// Creating a format takes longer than using it.
const longDate = createFormat("en-US", { year: "numeric", month: "long", day: "numeric" });
const weekday = createFormat("en-US", { weekday: "long" });
const month = createFormat("en-US", { month: "long" });
const shortMonth = createFormat("en-US", { month: "short" });

/** `2025-03-29` as 'March 29, 2025'; null when unknown or not a date. */
export const formatDate = (date: string | null): string | null => {
  if (date === null) return null;
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return null;
  return longDate.format(day);
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
  const date = new Date(`${day}T00:00:00Z`);
  const name = form === "short" ? shortMonth : month;
  // Field by field: how a whole date is put together differs between the gateway and browsers.
  return [
    ...(form === "weekday" ? [weekday.format(date)] : []),
    `${name.format(date)} ${date.getUTCDate()}`,
    ...(day.slice(0, 4) === today.slice(0, 4) ? [] : [date.getUTCFullYear()]),
  ].join(", ");
};
