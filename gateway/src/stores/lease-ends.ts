/** The moments between which another holder's lease ends that is in force; later: the clock was set back since. */
export function leaseEnds(now: number, until: number): { from: number; to: number } {
  return { from: now + 1, to: until + (until - now) };
}
