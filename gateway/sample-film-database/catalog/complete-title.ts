import { daysBetween } from "../dates.ts";
import { hashNumbers, unit } from "../random.ts";
import type { Title, TitleRow } from "./title.ts";

/**
 * Works out what a row does not say: popularity and artwork. A title that comes out
 * after the sample's day has no votes yet, whatever its row says.
 *
 * @param row a row of the catalog
 * @param today the sample's day, YYYY-MM-DD
 * @param translations its texts in other languages
 */
export function completeTitle(
  row: TitleRow,
  today: string,
  translations: Title["translations"] = new Map(),
): Title {
  const unreleased = row.date === "" || row.date > today;
  return {
    ...row,
    voteAverage: unreleased ? 0 : row.voteAverage,
    voteCount: unreleased ? 0 : row.voteCount,
    popularity: popularity(row, today),
    hasArtwork: true,
    translations,
  };
}

/** Liked, much-voted and recent titles are popular; a little chance keeps ties apart. */
function popularity(row: TitleRow, today: string): number {
  const age = row.date === "" ? 3650 : Math.abs(daysBetween(row.date, today));
  const recency = Math.exp(-age / 800);
  const liked = (row.voteAverage / 10) ** 2 * Math.log2(2 + row.voteCount);
  const chance = 0.75 + 0.5 * unit(hashNumbers(row.id, row.kind === "tv" ? 2 : 1));
  return Math.round(liked * (2 + 10 * recency) * chance * 1000) / 1000;
}
