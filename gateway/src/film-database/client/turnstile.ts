import { AsyncResource } from "node:async_hooks";
import PQueue from "p-queue";
import type { UpstreamLimits } from "../../config.ts";
import { overloaded } from "../../errors.ts";

/** How long calls rest after a 429 that does not say, and at most, in milliseconds. */
const DEFAULT_REST_MS = 1000;
const LONGEST_REST_MS = 30_000;

/**
 * Where calls to the film database wait for their turn: so many in flight, so many started in any
 * second, and so many waiting; one more is refused at once.
 */
export class Turnstile {
  readonly #queue: PQueue;
  readonly #waiting: number;
  #restUntil = 0;
  #wake: NodeJS.Timeout | undefined;

  constructor(limits: UpstreamLimits) {
    this.#waiting = limits.waiting;
    this.#queue = new PQueue({
      concurrency: limits.concurrency,
      intervalCap: limits.ratePerSecond,
      interval: 1000,
      strict: true,
    });
  }

  /**
   * Runs a call when its turn comes.
   *
   * @param signal takes it out of the line, or ends it
   * @param awaited whether somebody waits for it: it then goes before those that nobody waits for, which
   *   have half of the line at most
   * @throws AppError OVERLOADED when too many wait already
   */
  pass<Answer>(
    call: () => Promise<Answer>,
    signal: AbortSignal,
    awaited: boolean,
  ): Promise<Answer> {
    const most = awaited ? this.#waiting : this.#waiting / 2;
    if (this.#queue.size > most) return Promise.reject(overloaded());
    // A call waits in another's turn but belongs to its asker, which traces go by.
    return this.#queue.add(AsyncResource.bind(call), { signal, priority: awaited ? 1 : 0 });
  }

  /** Sends everyone away who waits; calls under way go on. */
  sendAway(): void {
    this.#queue.clear();
  }

  /** Starts no call for a while, as the film database asked; those in flight go on. */
  rest(milliseconds: number | null): void {
    const until = Date.now() + Math.min(milliseconds ?? DEFAULT_REST_MS, LONGEST_REST_MS);
    if (until <= this.#restUntil) return;
    this.#restUntil = until;
    this.#queue.pause();
    clearTimeout(this.#wake);
    this.#wake = setTimeout(() => this.#queue.start(), until - Date.now());
    this.#wake.unref();
  }
}
