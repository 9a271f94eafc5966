import { setTimeout as delay } from "node:timers/promises";

interface JobOptions {
  readonly everyMs: number;
  /** Does it once; the signal aborts when the job is stopped. */
  readonly work: (signal: AbortSignal) => Promise<unknown>;
  /** Told of each failure, but of none after `stop`. */
  readonly onFailure: (error: unknown) => void;
}

/** Work that is done again and again in the background, never twice at a time, without keeping the process alive. */
export class Job {
  readonly #options: JobOptions;
  readonly #stopping = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | null = null;
  #isAskedAgain = false;

  constructor(options: JobOptions) {
    this.#options = options;
  }

  /** Does the work now, and again until `stop`. Resolves when it has been done once. */
  start(): Promise<void> {
    this.#timer ??= setInterval(() => {
      if (this.#running === null) void this.run();
    }, this.#options.everyMs).unref();
    return this.run();
  }

  /** Does the work now; once more, where it is being done. Resolves when that is over, and never rejects. */
  run(): Promise<void> {
    if (this.#running !== null) this.#isAskedAgain = true;
    this.#running ??= this.#work().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  /** Ends it. Resolves when nothing of it is being done any more. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#stopping.abort();
    await this.#running;
  }

  async #work(): Promise<void> {
    const { signal } = this.#stopping;
    do {
      this.#isAskedAgain = false;
      try {
        await this.#options.work(signal);
      } catch (error) {
        if (!signal.aborted) this.#options.onFailure(error);
        return;
      }
    } while (this.#isAskedAgain && !signal.aborted);
  }
}

/** Spreads calls evenly: each waits until so long after the one before it. */
export class Pace {
  readonly #everyMs: number;
  #nextAt = 0;

  constructor(perSecond: number) {
    this.#everyMs = 1000 / perSecond;
  }

  /** Resolves when the next call may be made. */
  async next(signal?: AbortSignal): Promise<void> {
    const now = performance.now();
    const startAt = Math.max(now, this.#nextAt);
    this.#nextAt = startAt + this.#everyMs;
    if (startAt > now) await delay(startAt - now, null, signal && { signal });
  }
}
