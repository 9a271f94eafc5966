import type { HomeRowKind } from "../../generated/schema.ts";

/** The countries whose language is not English: they have rows of their own. */
const countriesWithRows = new Set("IN JP KR ES FR IT DE RU CN TH BR MX AR TR".split(" "));

const rowsEverywhere = {
  beforeGenres: ["POPULAR_MOVIES", "TRENDING_TV_SHOWS"],
  afterGenres: ["JUST_RELEASED", "UPCOMING_MOVIES"],
} as const satisfies Record<string, readonly HomeRowKind[]>;

/**
 * The rows that a country's home page will most likely have, so that their places can be kept while
 * they load and nothing moves when they come. What there really is, the gateway says.
 */
export const expectedRows = (countryCode: string | null): readonly HomeRowKind[] => [
  ...(countryCode !== null && countriesWithRows.has(countryCode)
    ? (["LOCAL_MOVIES", "LOCAL_TV_SHOWS"] as const)
    : []),
  ...rowsEverywhere.beforeGenres,
  ...rowsEverywhere.afterGenres,
];

/** Whether a row stands below the genres: they come between Trending TV Shows and Just Released. */
export const isAfterGenres = (kind: HomeRowKind): boolean =>
  rowsEverywhere.afterGenres.some((after) => after === kind);
