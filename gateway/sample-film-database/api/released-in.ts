import type { Title } from "../catalog/title.ts";
import { hashNumbers, unit } from "../random.ts";

/** Votes from which a movie is taken to have come to cinemas everywhere. */
const KNOWN_EVERYWHERE = 2500;

/** Whether a movie came, or comes, to cinemas in a region. Invented for all but its own countries. */
export function isReleasedIn(title: Title, region: string): boolean {
  if (title.countries.includes(region) || title.voteCount >= KNOWN_EVERYWHERE) return true;
  const hash = hashNumbers(title.id, region.charCodeAt(0), region.charCodeAt(1));
  return unit(hash) < 0.85;
}
