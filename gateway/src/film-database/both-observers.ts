import type { FilmDatabaseObserver } from "./observer.ts";

/** Tells two observers of everything. */
export function bothObservers(
  one: FilmDatabaseObserver,
  other: FilmDatabaseObserver,
): Required<FilmDatabaseObserver> {
  return {
    upstreamCall: both(one.upstreamCall?.bind(one), other.upstreamCall?.bind(other)),
    upstreamRetry: both(one.upstreamRetry?.bind(one), other.upstreamRetry?.bind(other)),
    malformedPart: both(one.malformedPart?.bind(one), other.malformedPart?.bind(other)),
    breakerState: both(one.breakerState?.bind(one), other.breakerState?.bind(other)),
    credentialRefused: both(one.credentialRefused?.bind(one), other.credentialRefused?.bind(other)),
    observation: both(one.observation?.bind(one), other.observation?.bind(other)),
    cacheRead: both(one.cacheRead?.bind(one), other.cacheRead?.bind(other)),
  };
}

/** An event that only one of them observes is not passed on: the cache is read many times in a request. */
function both<Event extends readonly unknown[]>(
  first: ((...event: Event) => void) | undefined,
  second: ((...event: Event) => void) | undefined,
): (...event: Event) => void {
  if (first === undefined || second === undefined) return first ?? second ?? (() => undefined);
  return (...event) => {
    first(...event);
    second(...event);
  };
}
