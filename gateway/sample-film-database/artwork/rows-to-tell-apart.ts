import type { Lists } from "../api/lists.ts";
import type { Catalog } from "../catalog/catalog.ts";
import type { Title } from "../catalog/title.ts";

/** Beyond this position in a row nobody compares neighbours. */
const LONGEST = 400;

/**
 * The rows in which titles stand side by side on the product's pages: popular, trending, popular in
 * a language, and by date. Their neighbours should not look alike.
 */
export function rowsToTellApart({ movie, tv }: Catalog, lists: Lists): Title[][] {
  const rows = [movie.titles, tv.titles, ...Object.values(lists.trending.day)];
  for (const { titles } of [movie, tv]) {
    const newest = titles
      .slice(0, 2 * LONGEST)
      .sort((one, other) => (one.date < other.date ? 1 : -1));
    rows.push(newest);
    for (const language of new Set(titles.slice(0, LONGEST).map((title) => title.language))) {
      if (language !== "en") rows.push(titles.filter((title) => title.language === language));
    }
  }
  return rows.map((row) => row.slice(0, LONGEST));
}
