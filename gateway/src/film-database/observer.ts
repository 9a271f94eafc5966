import type { UpstreamOutcome } from "./client/fetch-json.ts";

type CacheOutcome = "fresh" | "stale" | "miss";

/** Told of what happens on the way to the film database, which goes on the same without it: for metrics, and for tests that count. */
export interface FilmDatabaseObserver {
  /** One attempt over the network ended. */
  upstreamCall?(endpoint: string, outcome: UpstreamOutcome, milliseconds: number): void;
  /** A malformed part of a response was left out. `field` is of bounded variety, such as `genres[].name`. */
  malformedPart?(endpoint: string, field: string): void;
  breakerState?(state: "closed" | "open" | "half_open"): void;
  credentialRefused?(isRefused: boolean): void;
  cacheRead?(kind: string, outcome: CacheOutcome): void;
}
