import type { FastifyBaseLogger } from "fastify";

/** While an outside system is down, each use of it fails: one line in so many milliseconds says so. */
const QUIET_MS = 10_000;

/**
 * Makes what tells the log of the faults of an outside system, sparingly.
 *
 * @param message what its failing means, such as "going on without it"
 */
export function warnSparingly(
  logger: Pick<FastifyBaseLogger, "warn">,
  message: string,
): (error: unknown) => void {
  let quietUntil = 0;
  let unsaid = 0;
  return (error) => {
    unsaid += 1;
    if (Date.now() < quietUntil) return;
    quietUntil = Date.now() + QUIET_MS;
    logger.warn(
      { reason: error instanceof Error ? error.message : "unknown", faults: unsaid },
      message,
    );
    unsaid = 0;
  };
}
