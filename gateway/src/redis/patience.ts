import {
  circuitBreaker,
  ConsecutiveBreaker,
  handleAll,
  type IPolicy,
  timeout,
  TimeoutStrategy,
  wrap,
} from "cockatiel";

/** Longer than Redis ever takes when it is well; past it we go on without it. */
export const REDIS_TIMEOUT_MS = 250;
/** After so many failures in a row Redis is not asked for a while, and one call finds out then. */
const FAILURES = 3;
const PAUSE_MS = 2000;

/**
 * A policy for everything asked of one Redis. A Redis that hangs takes connections and commands as
 * before and never answers, which its client waits out: only time of our own ends that.
 *
 * @throws (what it runs) TaskCancelledError when it took too long, BrokenCircuitError while it is left alone
 */
export function redisPatience(): IPolicy {
  return wrap(
    circuitBreaker(handleAll, {
      halfOpenAfter: PAUSE_MS,
      breaker: new ConsecutiveBreaker(FAILURES),
    }),
    timeout(REDIS_TIMEOUT_MS, TimeoutStrategy.Aggressive),
  );
}
