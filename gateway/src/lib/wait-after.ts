/** How long until the second attempt, in milliseconds; each further wait is twice the last. */
const FIRST_WAIT_MS = 30_000;
const MAX_WAIT_MS = 60 * 60_000;

/** How long to wait after a number of failed attempts, in milliseconds: 30 s, 1 min, … 1 h. */
export function waitAfter(attempts: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** Math.max(0, attempts - 1), MAX_WAIT_MS);
}
