/** A query that ends in a year. */
export interface DatedQuery {
  readonly name: string;
  readonly year: number;
}

/** No film is older. */
const FIRST_YEAR = 1870;

/**
 * Reads a query such as `star wars 1977` or `Shōgun (2024)`.
 *
 * @returns null where it does not end in a year that a title can have, or has nothing else
 */
export function readDatedQuery(query: string, now = new Date()): DatedQuery | null {
  const [, name, digits] = /^(.*\S)\s+\(?(\d{4})\)?$/u.exec(query) ?? [];
  const year = Number(digits);
  if (name === undefined || year < FIRST_YEAR || year > now.getUTCFullYear() + 5) return null;
  return { name, year };
}
