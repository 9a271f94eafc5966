import type { FastifyBaseLogger } from "fastify";

/** While an external system is down, each use of it fails: one line in so many milliseconds is enough. */
const QUIET_MS = 10_000;

/**
 * Makes a function that logs the failures of an external system, at most one line in ten seconds.
 *
 * @param message what fails, what follows from it, and what to do
 */
export function warnSparingly(
  logger: Pick<FastifyBaseLogger, "warn">,
  message: string,
): (error: unknown) => void {
  let quietUntil = 0;
  let unreported = 0;
  return (error) => {
    unreported += 1;
    if (performance.now() < quietUntil) return;
    quietUntil = performance.now() + QUIET_MS;
    logger.warn(
      { reason: error instanceof Error ? error.message : "unknown", failures: unreported },
      message,
    );
    unreported = 0;
  };
}
