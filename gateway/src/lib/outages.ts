import { BrokenCircuitError } from "cockatiel";
import type { FastifyBaseLogger } from "fastify";
import { AppError } from "../errors.ts";

type BreakerState = "closed" | "open" | "half_open";

interface BreakerOptions {
  /** Failures in a row after which no call is made. */
  readonly failures: number;
  /** After so many milliseconds one call finds out whether the other side is well again. */
  readonly pauseMs: number;
  /** Whether an error is a failure of the other side; by default each is. */
  readonly isFailure?: (error: unknown) => boolean;
  readonly onChange?: (state: BreakerState) => void;
}

/** Makes no calls to a system that fails, but for one now and then. Unlike cockatiel's, it does not depend on the clock of the day. */
export class CircuitBreaker {
  readonly #options: BreakerOptions;
  #failures = 0;
  #isOpen = false;
  /** When the next call may find out, as `performance.now()` has it. */
  #probeAt = 0;
  /** Whether a call is finding out. */
  #isProbing = false;

  constructor(options: BreakerOptions) {
    this.#options = options;
  }

  /** @throws BrokenCircuitError while no call is made */
  check(): void {
    if (this.#isOpen && (this.#isProbing || performance.now() < this.#probeAt))
      throw new BrokenCircuitError();
  }

  /** Makes a call. Throws BrokenCircuitError while no call is made. */
  async run<Result>(call: () => Promise<Result>): Promise<Result> {
    this.check();
    if (!this.#isOpen) return this.#attempt(call);
    this.#isProbing = true;
    this.#options.onChange?.("half_open");
    try {
      return await this.#attempt(call);
    } finally {
      this.#isProbing = false;
    }
  }

  async #attempt<Result>(call: () => Promise<Result>): Promise<Result> {
    try {
      const result = await call();
      this.#succeed();
      return result;
    } catch (error) {
      if (this.#options.isFailure?.(error) ?? true) this.#fail();
      else this.#succeed();
      throw error;
    }
  }

  #succeed(): void {
    this.#failures = 0;
    if (this.#isOpen) this.#options.onChange?.("closed");
    this.#isOpen = false;
  }

  #fail(): void {
    this.#failures += 1;
    if (this.#failures < this.#options.failures) return;
    this.#isOpen = true;
    this.#probeAt = performance.now() + this.#options.pauseMs;
    this.#options.onChange?.("open");
  }
}

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
