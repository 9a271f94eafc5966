import { BrokenCircuitError } from "cockatiel";

/** Whether calls are made: all, none, or one to find out. */
export type BreakerState = "closed" | "open" | "half_open";

interface BreakerOptions {
  /** Failures in a row after which no call is made. */
  readonly failures: number;
  /** After so many milliseconds one call finds out whether the other side is well again. */
  readonly pauseMs: number;
  /** Whether an error is a failure of the other side; by default each is. */
  readonly isFailure?: (error: unknown) => boolean;
  /** For how long an error alone opens it, in milliseconds; null for one that does not. */
  readonly opensFor?: (error: unknown) => number | null;
  /** Called with each new state. */
  readonly onChange?: (state: BreakerState) => void;
}

/** Makes no calls to a system that fails, but for one now and then. Unlike cockatiel's, it does not depend on the clock of the day. */
export class CircuitBreaker {
  readonly #options: BreakerOptions;
  #failures = 0;
  /** When the next call may find out, as `performance.now()` has it; null while all calls are made. */
  #probeAt: number | null = null;
  /** Settles with the call that finds out; never rejects. */
  #probe: Promise<void> | null = null;

  constructor(options: BreakerOptions) {
    this.#options = options;
  }

  get state(): BreakerState {
    if (this.#probeAt === null) return "closed";
    return this.#probe === null ? "open" : "half_open";
  }

  /** @throws BrokenCircuitError while no call is made, or while another one finds out */
  check(): void {
    if (this.#probeAt === null) return;
    if (this.#probe !== null || performance.now() < this.#probeAt) throw new BrokenCircuitError();
  }

  /**
   * Makes a call; while another one finds out, after that.
   *
   * @throws BrokenCircuitError while no call is made, or whatever the call throws
   */
  async run<Result>(call: () => Promise<Result>): Promise<Result> {
    await this.#probe;
    this.check();
    if (this.#probeAt === null) return this.#attempt(call, false);
    const probe = this.#attempt(call, true);
    const end = () => {
      this.#probe = null;
    };
    this.#probe = probe.then(end, end);
    this.#options.onChange?.("half_open");
    return probe;
  }

  async #attempt<Result>(call: () => Promise<Result>, isProbe: boolean): Promise<Result> {
    try {
      const result = await call();
      this.#succeed(isProbe);
      return result;
    } catch (error) {
      const isFailure = this.#options.isFailure?.(error) ?? true;
      if (isFailure) this.#fail(isProbe, error);
      else if (isProbe) this.#succeed(isProbe);
      throw error;
    }
  }

  #succeed(isProbe: boolean): void {
    this.#failures = 0;
    if (!isProbe) return;
    this.#probeAt = null;
    this.#options.onChange?.("closed");
  }

  #fail(isProbe: boolean, error: unknown): void {
    this.#failures += 1;
    const opensFor = this.#options.opensFor?.(error) ?? null;
    const fails = opensFor !== null || this.#failures >= this.#options.failures;
    const opens = this.#probeAt === null && fails;
    if (!isProbe && !opens) return;
    this.#probeAt = performance.now() + (opensFor ?? this.#options.pauseMs);
    this.#options.onChange?.("open");
  }
}
