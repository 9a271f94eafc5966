import { isEnglish, pageLanguage, t } from "../messages.ts";
import { formatEnglishNumber, intl } from "./formatters.ts";

/** Minutes as 'Xh Ym', such as '2h 19m' and '2h 0m', below one hour '45m'; null when unknown or 0. */
export const formatRuntime = (minutes: number | null): string | null => {
  if (minutes === null || minutes <= 0) return null;
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return hours === 0
    ? t("format.minutes", { minutes: rest })
    : t("format.hoursAndMinutes", { hours, minutes: rest });
};

/** Minutes of a scale: '2h 19m', '2h', '0m'. */
export const formatDuration = (minutes: number): string =>
  minutes > 0 && minutes % 60 === 0
    ? t("format.hours", { hours: minutes / 60 })
    : (formatRuntime(minutes) ?? t("format.minutes", { minutes: 0 }));

/* English is written without Intl, whose first object takes 20 to 70 ms of processor time: its data are loaded then. */

/** The film database's average of 0 to 10 on the 5-point scale with one decimal; null when nobody has voted. */
export const formatRating = (voteAverage: number): string | null =>
  voteAverage > 0 ? formatDecimal(voteAverage / 2) : null;

export const formatDecimal = (number: number): string => {
  if (isEnglish()) return number.toFixed(1);
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return intl.number(pageLanguage().tag, digits).format(number);
};

const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );
const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

const getMonth = (date: Date): string => MONTHS[date.getUTCMonth()] ?? "";
const toDate = (day: string): Date => new Date(`${day}T00:00:00Z`);

export const formatNumber = (number: number): string =>
  isEnglish() ? formatEnglishNumber(number) : intl.number(pageLanguage().tag).format(number);

/** Words as 'Apple TV', 'Apple TV and Hulu', 'Apple TV, Hulu, and Netflix'. */
export const formatList = (words: readonly string[]): string => {
  // In Thai 'and' has a space on both its sides in this type of list alone.
  const type = pageLanguage().code === "th" ? "unit" : "conjunction";
  if (!isEnglish()) return intl.list(pageLanguage().tag, { type }).format(words);
  if (words.length <= 2) return words.join(" and ");
  return `${words.slice(0, -1).join(", ")}, and ${words.at(-1)}`;
};

/** What stands between names where it is no comma. Intl has a space alone in many languages, and nothing in Chinese. */
const separators: ReadonlyMap<string, string> = new Map([
  ["ar", "، "],
  ["ja", "、"],
  ["zh", "、"],
]);

/** Words as 'Apple TV, Hulu', in little room. */
export const formatNames = (words: readonly string[]): string =>
  words.join(separators.get(pageLanguage().code) ?? ", ");

/** A phrase with a capital at its start, as a label has it. */
export const capitalize = (phrase: string): string =>
  phrase.slice(0, 1).toLocaleUpperCase(pageLanguage().tag) + phrase.slice(1);

/** Words as 'rent or buy'. */
export const formatAlternatives = (words: readonly string[]): string =>
  isEnglish()
    ? words.join(" or ")
    : intl.list(pageLanguage().tag, { type: "disjunction" }).format(words);

const firstDays: ReadonlyMap<string, string> = new Map([
  ["fr", "1er"],
  ["it", "1º"],
  ["pt-BR", "1º"],
]);

/** A day in another language than English. Intl has '1 mai' where French writes '1er mai'. */
const formatWithIntl = (date: Date, options: Intl.DateTimeFormatOptions): string => {
  const { code, tag } = pageLanguage();
  return intl
    .date(tag, options)
    .format(date)
    .replace(/\b1\b/, firstDays.get(code) ?? "1");
};

/** `2025-03-29` as 'March 29, 2025'; null when unknown or not a date. */
export const formatDate = (date: string | null): string | null => {
  if (date === null) return null;
  const day = toDate(date);
  if (Number.isNaN(day.getTime())) return null;
  if (!isEnglish()) return formatWithIntl(day, { dateStyle: "long" });
  return `${getMonth(day)} ${day.getUTCDate()}, ${day.getUTCFullYear()}`;
};

/** 'May 3', 'May 3, 2025' in another year than today's or where none is given, 'Friday, November 20' or 'Nov 20', by days as `YYYY-MM-DD`. */
export const formatDay = (
  day: string,
  today: string | null,
  form: "weekday" | "plain" | "short" = "plain",
) => {
  const date = toDate(day);
  const isThisYear = day.slice(0, 4) === today?.slice(0, 4);
  if (!isEnglish()) {
    const options: Intl.DateTimeFormatOptions = {
      day: "numeric",
      month: form === "short" ? "short" : "long",
      ...(form === "weekday" && { weekday: "long" }),
      ...(!isThisYear && { year: "numeric" }),
    };
    return formatWithIntl(date, options);
  }
  const month = form === "short" ? getMonth(date).slice(0, 3) : getMonth(date);
  return [
    ...(form === "weekday" ? [WEEKDAYS[date.getUTCDay()]] : []),
    `${month} ${date.getUTCDate()}`,
    ...(isThisYear ? [] : [date.getUTCFullYear()]),
  ].join(", ");
};
