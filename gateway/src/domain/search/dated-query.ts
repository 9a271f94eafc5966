import { withCommonDigits } from "@flickmap/schema/common-digits.ts";

/** A query that ends in a year. */
export interface DatedQuery {
  readonly name: string;
  readonly year: number;
}

/** No film is older. */
const FIRST_YEAR = 1870;
/** A name, and a year or the first and last of a show's, with or without brackets, in which a word may follow: “film”. */
const DATED =
  /^(?<name>.*[^\s,(（[])[\s,]*(?:\s|(?=[([]))[([]?\s*(?<year>\d{4})(?:\s*[–—−‑-]\s*(?:\d{4}|\p{L}{2,12}(?=\s*[)\]]))?)?(?:\s+\p{L}[\p{L}\s]{1,14}(?=[)\]]))?\s*[)\]]?$/u;

/**
 * Reads a query such as `star wars 1977`, `Shōgun (2024)` or `Dark [2017–2020]`.
 *
 * @returns null where it does not end in a year that a title can have, or has nothing else
 */
export function readDatedQuery(query: string, now = new Date()): DatedQuery | null {
  const { name, year: digits } = DATED.exec(withCommonDigits(query))?.groups ?? {};
  const year = Number(digits);
  if (name === undefined || year < FIRST_YEAR || year > now.getUTCFullYear() + 5) return null;
  return { name, year };
}

/** The years that a title of a year may have elsewhere: films are shown at festivals before their release. */
export function yearsBeside(year: number): readonly number[] {
  return [year - 1, year + 1];
}
