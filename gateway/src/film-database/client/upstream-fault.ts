import type { UpstreamOutcome } from "../observer.ts";

/** Why one attempt at the film database gave no usable response; never holds an address or credential. */
export class UpstreamFault extends Error {
  override readonly name = "UpstreamFault";
  readonly outcome: UpstreamOutcome;
  /** How long to wait before the next call, in milliseconds, as the film database says; null where it does not. */
  readonly retryAfterMs: number | null;

  constructor(
    outcome: UpstreamOutcome,
    message: string,
    options: ErrorOptions & { retryAfterMs?: number | null } = {},
  ) {
    super(message, options);
    this.outcome = outcome;
    this.retryAfterMs = options.retryAfterMs ?? null;
  }

  /** Whether another attempt may go better. Every call is a GET, so repeating is always safe. */
  get retriable(): boolean {
    switch (this.outcome) {
      case "rate_limited":
      case "server_error":
      case "timeout":
      case "network_error":
        return true;
      case "ok":
      case "not_found":
      case "refused":
      case "cancelled":
      // It came in time and will be the same next time: the film database is up.
      case "bad_response":
        return false;
    }
  }

  /** Whether it tells that the film database itself is in trouble, which opens the breaker. */
  get tellsOfTrouble(): boolean {
    return this.retriable && this.outcome !== "rate_limited";
  }
}
