import {
  BrokenCircuitError,
  circuitBreaker,
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  handleWhen,
} from "cockatiel";
import { UpstreamFault } from "./upstream-fault.ts";

/** Failures in a row after which the film database is left in peace, and for how long. */
const FAILURES_TO_OPEN = 5;
const PROBE_AFTER_MS = 5000;

/** Whether calls are made: all, none, or one to find out. */
export type BreakerState = "closed" | "open" | "half_open";

/**
 * Leaves a film database that is in trouble in peace: after five failures in a row no call is made,
 * but for one call each five seconds that finds out whether it is well again.
 */
export class Breaker {
  readonly #policy: CircuitBreakerPolicy;
  #probeAt = 0;

  /** @param onChange called with each new state */
  constructor(onChange: (state: BreakerState) => void) {
    this.#policy = circuitBreaker(
      handleWhen((error) => error instanceof UpstreamFault && error.tellsOfTrouble),
      { halfOpenAfter: PROBE_AFTER_MS, breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN) },
    );
    this.#policy.onBreak(() => {
      this.#probeAt = Date.now() + PROBE_AFTER_MS;
    });
    this.#policy.onStateChange((state) => onChange(nameOf(state)));
  }

  /**
   * Rejects a call before it enters the queue: a call that waits there must not become the probe.
   *
   * @throws BrokenCircuitError while the breaker is open, or while another call is the probe
   */
  check(): void {
    const state = nameOf(this.#policy.state);
    const refuses = state === "half_open" || (state === "open" && Date.now() < this.#probeAt);
    if (refuses) throw new BrokenCircuitError();
  }

  /** Runs a call that the limiter has let through, unless the breaker is open. */
  run<Result>(call: () => Promise<Result>): Promise<Result> {
    return this.#policy.execute(call);
  }
}

function nameOf(state: CircuitState): BreakerState {
  switch (state) {
    case CircuitState.Closed:
      return "closed";
    case CircuitState.HalfOpen:
      return "half_open";
    case CircuitState.Open:
    case CircuitState.Isolated:
      return "open";
  }
}
