import { z } from "zod";
import { list, optionalText } from "./common.ts";

interface CountryRelease {
  /** The age rating as the country writes it, such as `PG-13`; null when unknown. */
  readonly certification: string | null;
  /** `YYYY-MM-DD`; null when unknown, and for shows. */
  readonly theatrical: string | null;
  readonly digital: string | null;
}

/** The releases of one title by country, of those countries that something is known of. */
export type ReleasesRecord = Readonly<Record<string, CountryRelease>>;

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
  .transform(({ results }) =>
    toRecord(results, ({ release_dates: releases }) => ({
      certification: certificationOf(releases),
      theatrical: firstDay(releases, THEATRICAL) ?? firstDay(releases, LIMITED),
      digital: firstDay(releases, DIGITAL),
    })),
  );

/** A show's `content_ratings`. */
export const ContentRatingsRecord = z
  .object({ results: list(z.object({ iso_3166_1: countryCode, rating: optionalText })) })
  .transform(({ results }) =>
    toRecord(results, ({ rating }) => ({
      certification: tidyRating(rating),
      theatrical: null,
      digital: null,
    })),
  );

function toRecord<Item extends { readonly iso_3166_1: string }>(
  items: readonly Item[],
  read: (item: Item) => CountryRelease,
): ReleasesRecord {
  return Object.fromEntries(
    items
      .map((item) => [item.iso_3166_1, read(item)] as const)
      .filter(([, release]) => Object.values(release).some((known) => known !== null)),
  );
}

/** Longer than any rating of any country. */
const MAX_RATING = 40;

function tidyRating(rating: string | null): string | null {
  const tidy = (rating ?? "").replaceAll(/\s+/gu, " ").trim();
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
