import { z } from "zod";
import { list, optionalText } from "./common.ts";

/** What is known of a title's release in one country. */
export interface CountryRelease {
  /** The age rating as the country writes it, such as `PG-13`; null when unknown. */
  readonly certification: string | null;
  /** `YYYY-MM-DD`; null when unknown, and for shows. */
  readonly theatrical: string | null;
  readonly digital: string | null;
}

/**
 * The releases of one title in every country, as one text: a line for each country, which begins with its code, with
 * the age rating, the day in cinemas and the day of the digital release between bars. A title has eighty of them, which
 * take twenty times as much memory as objects.
 */
export type CompactReleases = string;

const LINE_START = "\n";

/** The film database's numbers for kinds of release. */
const LIMITED = 2;
const THEATRICAL = 3;
const DIGITAL = 4;

const countryCode = z.string().regex(/^[A-Z]{2}$/u);

const ReleaseRecord = z.object({
  certification: optionalText,
  release_date: optionalText,
  type: z.number().int().nullish(),
});
type ReleaseRecord = z.output<typeof ReleaseRecord>;

/** A movie's `release_dates`. */
export const ReleaseDatesRecord = z
  .object({
    results: list(z.object({ iso_3166_1: countryCode, release_dates: list(ReleaseRecord) })),
  })
  .transform(({ results }): CompactReleases =>
    results
      .map(({ iso_3166_1: code, release_dates: releases }) =>
        toLine(code, {
          certification: certificationOf(releases),
          theatrical: firstDay(releases, THEATRICAL) ?? firstDay(releases, LIMITED),
          digital: firstDay(releases, DIGITAL),
        }),
      )
      .join(""),
  );

/** A show's `content_ratings`. */
export const ContentRatingsRecord = z
  .object({ results: list(z.object({ iso_3166_1: countryCode, rating: optionalText })) })
  .transform(({ results }): CompactReleases =>
    results
      .map(({ iso_3166_1: code, rating }) =>
        toLine(code, { certification: tidyRating(rating), theatrical: null, digital: null }),
      )
      .join(""),
  );

/** What is known of a country; null where that is nothing. */
export function releaseIn(releases: CompactReleases, country: string): CountryRelease | null {
  const at = country.length === 2 ? releases.indexOf(LINE_START + country) : -1;
  if (at < 0) return null;
  const end = releases.indexOf(LINE_START, at + 1);
  const [certification = "", theatrical = "", digital = ""] = releases
    .slice(at + 3, end < 0 ? undefined : end)
    .split("|");
  return {
    certification: certification || null,
    theatrical: theatrical || null,
    digital: digital || null,
  };
}

/** What is known of each country, by its code. */
export function allReleases(releases: CompactReleases): (readonly [string, CountryRelease])[] {
  return releases
    .split(LINE_START)
    .slice(1)
    .flatMap((line) => {
      const code = line.slice(0, 2);
      const release = releaseIn(releases, code);
      return release ? [[code, release] as const] : [];
    });
}

function toLine(code: string, { certification, theatrical, digital }: CountryRelease): string {
  const parts = [certification ?? "", theatrical ?? "", digital ?? ""];
  return parts.every((part) => part === "") ? "" : `${LINE_START}${code}${parts.join("|")}`;
}

/** Longer than any rating of any country. */
const MAX_RATING = 40;

function tidyRating(rating: string | null): string | null {
  const tidy = (rating ?? "").replaceAll(/[|\s]+/gu, " ").trim();
  return tidy === "" || tidy.length > MAX_RATING ? null : tidy;
}

/** The rating for cinemas, else any. */
function certificationOf(releases: readonly ReleaseRecord[]): string | null {
  const rated = releases.filter(({ certification }) => tidyRating(certification) !== null);
  const release = rated.find(({ type }) => type === THEATRICAL) ?? rated[0];
  return tidyRating(release?.certification ?? null);
}

function firstDay(releases: readonly ReleaseRecord[], wanted: number): string | null {
  const [first] = releases
    .filter(({ type }) => type === wanted)
    .map(({ release_date: date }) => /^\d{4}-[01]\d-[0-3]\d/u.exec(date ?? "")?.[0])
    .filter((day) => day !== undefined && !Number.isNaN(Date.parse(day)))
    .toSorted();
  return first ?? null;
}
