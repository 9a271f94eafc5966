import { withCommonDigits } from "@flickmap/schema/common-digits.ts";

/** What names an episode or season after a show's name: `S01E02`, `S1`, `1x02`, `season 2 episode 3`. */
const EPISODE =
  /[\s.,:–-]+(?:s\d{1,2}\s?(?:e(?:p\s?)?\d{1,3}(?:\s?-?\s?e?\d{1,3})?)?|\d{1,2}x\d{2,3}|season\s\d{1,2}(?:,?\sepisode\s\d{1,3})?)$/iu;

/** The show's name in a query that ends in one of its episodes or seasons; null for any other. */
export function nameBeforeEpisode(query: string): string | null {
  const name = withCommonDigits(query).replace(EPISODE, "").trim();
  return name === "" || name === query ? null : name;
}
