/** What a visitor found wrong: a title's services in a country. It travels in the URL of the contact page. */
export interface AvailabilityReport {
  readonly title: string;
  readonly page: string;
  readonly country: string;
  readonly services: string;
}

/** The longest each part may be, in UTF-16 units: a URL must stay short, and anybody can write one. */
const limits = { title: 150, page: 200, country: 60, services: 600 } as const;

/** A part on one line, without what breaks a line and without half a surrogate pair, and cut to its limit. */
const tidy = (value: string | null, limit: number): string =>
  [
    ...(value ?? "")
      .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ")
      .toWellFormed()
      .trim(),
  ]
    .slice(0, limit)
    .join("");

/** `country` and `services` are codes wherever they stand in a URL. */
export const writeReport = (report: AvailabilityReport) => ({
  about: tidy(report.title, limits.title),
  page: tidy(report.page, limits.page),
  about_country: tidy(report.country, limits.country),
  about_services: tidy(report.services, limits.services),
});

/** The report in the query of a URL; null where it has none. A page that is not of this site is left out. */
export const readReport = (query: URLSearchParams): AvailabilityReport | null => {
  const title = tidy(query.get("about"), limits.title);
  if (title === "") return null;
  const page = tidy(query.get("page"), limits.page);
  return {
    title,
    page: /^\/(?:movie|tv)\/\d{1,10}(?:\/[\w%.~-]*)?$/.test(page) ? page : "",
    country: tidy(query.get("about_country"), limits.country),
    services: tidy(query.get("about_services"), limits.services),
  };
};
