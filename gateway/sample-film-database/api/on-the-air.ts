import type { Title } from "../catalog/title.ts";
import { addDays } from "../dates.ts";

/** A season has an episode a week. */
const DAYS_AN_EPISODE = 7;

/**
 * Whether a season of a show runs between two days, both included. Of a season that is known by its year alone, all of the
 * year counts.
 */
export function isOnTheAir(show: Title, from: string, until: string): boolean {
  return show.seasons.some(({ date, episodes }) => {
    if (date.length === 4) return date >= from.slice(0, 4) && date <= until.slice(0, 4);
    if (date.length !== 10) return false;
    return date <= until && addDays(date, episodes * DAYS_AN_EPISODE) >= from;
  });
}
