import type { FilmDatabaseObserver } from "./observer.ts";

/** Tells two observers of everything. */
export function bothObservers(
  one: FilmDatabaseObserver,
  other: FilmDatabaseObserver,
): Required<FilmDatabaseObserver> {
  return {
    upstreamCall(...call) {
      one.upstreamCall?.(...call);
      other.upstreamCall?.(...call);
    },
    upstreamRetry(...retry) {
      one.upstreamRetry?.(...retry);
      other.upstreamRetry?.(...retry);
    },
    clientCall(...call) {
      one.clientCall?.(...call);
      other.clientCall?.(...call);
    },
    malformedPart(...part) {
      one.malformedPart?.(...part);
      other.malformedPart?.(...part);
    },
    breakerState(...state) {
      one.breakerState?.(...state);
      other.breakerState?.(...state);
    },
    titlesServed(...served) {
      one.titlesServed?.(...served);
      other.titlesServed?.(...served);
    },
    observation(...observation) {
      one.observation?.(...observation);
      other.observation?.(...observation);
    },
    cacheRead(...read) {
      one.cacheRead?.(...read);
      other.cacheRead?.(...read);
    },
  };
}
