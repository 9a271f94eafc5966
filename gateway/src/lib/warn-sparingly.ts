import type { FastifyBaseLogger } from "fastify";
import { AppError } from "../errors.ts";

/** While an external system is down, each use of it fails: one line in so many milliseconds is enough. */
const QUIET_MS = 10_000;

export interface SparingWarning {
  (error: unknown, details?: Readonly<Record<string, unknown>>): void;
  /** Says that the system works again where the last that was heard of it was a failure. */
  works(): void;
}

/** What failed: of an error that clients are told, its cause. */
export function reasonOf(error: unknown): string {
  if (error instanceof AppError && error.cause !== undefined) return reasonOf(error.cause);
  if (error instanceof Error) return error.message;
  return typeof error === "string" ? error : "unknown";
}

/** Logs the failures of an external system, at most a line in ten seconds; `again` is logged when it works after one. */
export function warnSparingly(
  logger: Pick<FastifyBaseLogger, "warn" | "info">,
  message: string,
  again?: string,
): SparingWarning {
  let quietUntil = 0;
  let unreported = 0;
  let isFailing = false;
  const warn: SparingWarning = (error, details = {}) => {
    unreported += 1;
    if (performance.now() < quietUntil) return;
    isFailing = true;
    quietUntil = performance.now() + QUIET_MS;
    logger.warn({ reason: reasonOf(error), failures: unreported, ...details }, message);
    unreported = 0;
  };
  warn.works = () => {
    if (!isFailing) return;
    isFailing = false;
    unreported = 0;
    if (again !== undefined) logger.info(again);
  };
  return warn;
}
