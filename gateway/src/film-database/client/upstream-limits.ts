/** Limits on calls to the film database. */
export interface UpstreamLimits {
  readonly concurrency: number;
  readonly ratePerSecond: number;
  /** How many calls may wait in the queue; one more is rejected immediately. */
  readonly waiting: number;
  readonly attemptTimeoutMs: number;
  /** For waiting and all attempts together. */
  readonly deadlineMs: number;
}
