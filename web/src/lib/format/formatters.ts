import type { FormatOptions } from "icu-minify/format";

const memoize = <Options, Made>(make: (tag: string, options?: Options) => Made) => {
  const made = new Map<string, Made>();
  return (tag: string, options?: Options): Made => {
    const key = options === undefined ? tag : tag + JSON.stringify(options);
    let known = made.get(key);
    if (known === undefined) {
      known = make(tag, options);
      made.set(key, known);
    }
    return known;
  };
};

/** Objects of Intl, each made once. */
export const intl = {
  number: memoize((tag, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options)),
  plural: memoize((tag, options?: Intl.PluralRulesOptions) => new Intl.PluralRules(tag, options)),
  list: memoize((tag, options?: Intl.ListFormatOptions) => new Intl.ListFormat(tag, options)),
  date: memoize(
    (tag, options?: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(tag, { calendar: "gregory", timeZone: "UTC", ...options }),
  ),
} as const;

export const formatEnglishNumber = (number: number): string =>
  String(number).replace(/\B(?=(?:\d{3})+$)/g, ",");

/** How English counts in messages, without Intl. */
const english = {
  number: { format: formatEnglishNumber },
  plural: { select: (count: number) => (count === 1 ? "one" : "other") },
};

export const formatters = {
  getDateTimeFormat: intl.date,
  getNumberFormat: (tag: string, options?: Intl.NumberFormatOptions) =>
    tag === "en" && options === undefined
      ? (english.number as Intl.NumberFormat)
      : intl.number(tag, options),
  getPluralRules: (tag: string, options?: Intl.PluralRulesOptions) =>
    tag === "en" ? (english.plural as Intl.PluralRules) : intl.plural(tag, options),
} as FormatOptions["formatters"];
