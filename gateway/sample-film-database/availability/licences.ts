import type { Title } from "../catalog/title.ts";
import { daysBetween } from "../dates.ts";
import { SAMPLE_TODAY } from "../options.ts";
import { hashNumbers } from "../random.ts";

/**
 * How licences change over time. Each title has days, 11 to 29 apart, on which an eighth of the
 * services decide again whether they carry it. In between nothing changes.
 */

const MIN_TERM = 11;
const MAX_TERM = 29;
/** A service decides on every eighth of a title's days. */
const TERMS = 8;

/**
 * Counts the days on which licences of a title changed, up to and including a day. 0 on the sample's
 * own day, negative before.
 */
export function licenceTerm(title: Title, day: string): number {
  const days = MIN_TERM + (hashNumbers(title.id, 22) % (MAX_TERM - MIN_TERM + 1));
  const elapsed = hashNumbers(title.id, 23) % days;
  return Math.floor((daysBetween(SAMPLE_TODAY, day) + elapsed) / days);
}

/** How often a service has decided again by a licence term of the title; 0 on the sample's own day. */
export function decisionsBy(title: Title, serviceId: number, term: number): number {
  return Math.floor((term + (hashNumbers(title.id, serviceId, 21) % TERMS)) / TERMS);
}
