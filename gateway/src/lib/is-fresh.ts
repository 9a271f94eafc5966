/** So far the clocks of gateways that share data may differ, in milliseconds. */
const SKEW_MS = 60_000;

/**
 * Whether data is young enough. What seems to come from the future is not: the clock was set back since.
 *
 * @param madeAt in milliseconds since 1970, as `now` is
 * @param forMs for how long it is fresh, in milliseconds
 */
export function isFresh(madeAt: number, now: number, forMs: number): boolean {
  const age = now - madeAt;
  return age >= -SKEW_MS && age <= forMs;
}
