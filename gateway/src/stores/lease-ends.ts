/**
 * When a lease that another holder has may end: later than now, and not much later than one that is taken now. It ends later
 * where the clock was set back since it was taken.
 *
 * @param now in milliseconds since 1970, as all moments here
 * @param until when a lease that is taken now ends
 * @returns the first and the last such moment
 */
export function leaseEnds(now: number, until: number): { from: number; to: number } {
  return { from: now + 1, to: until + (until - now) };
}
