import type { Logger } from "pino";

/** While a store is down, each read of it fails: one line in so many milliseconds says so. */
const QUIET_MS = 10_000;

/** Makes what tells the log of a store's faults, sparingly. */
export function storeFaults(logger: Logger): (error: unknown) => void {
  let quietUntil = 0;
  let unsaid = 0;
  return (error) => {
    unsaid += 1;
    if (Date.now() < quietUntil) return;
    quietUntil = Date.now() + QUIET_MS;
    logger.warn(
      { reason: error instanceof Error ? error.message : "unknown", faults: unsaid },
      "the cache's store failed; going on without it",
    );
    unsaid = 0;
  };
}
