import { timeout, TimeoutStrategy } from "cockatiel";
import { CircuitBreaker } from "../lib/circuit-breaker.ts";

/** Longer than a healthy Redis ever takes; after it the gateway continues without. */
export const REDIS_TIMEOUT_MS = 250;
/** After so many failures in a row the circuit breaker opens, and one call probes after the pause. */
const FAILURES = 3;
const PAUSE_MS = 2000;

/**
 * Timeout and circuit breaker for all commands to one Redis. A Redis that hangs accepts connections and commands and
 * never responds, and its client has no timeout for that.
 *
 * @throws (from what it runs) TaskCancelledError after the timeout, BrokenCircuitError while the breaker is open
 */
export function redisPolicy(): { execute<Result>(call: () => Promise<Result>): Promise<Result> } {
  const breaker = new CircuitBreaker({ failures: FAILURES, pauseMs: PAUSE_MS });
  const limit = timeout(REDIS_TIMEOUT_MS, TimeoutStrategy.Aggressive);
  return { execute: (call) => breaker.run(() => limit.execute(call)) };
}
