import { AsyncResource } from "node:async_hooks";
import { setTimeout as delay } from "node:timers/promises";
import PQueue from "p-queue";
import type { UpstreamLimits } from "../../config.ts";
import { overloaded } from "../../errors.ts";

/** How long calls rest after a 429 that does not say, and at most, in milliseconds. */
const DEFAULT_REST_MS = 1000;
const LONGEST_REST_MS = 30_000;
/** A second, and what a timer may be early. */
const SECOND_MS = 1005;

/**
 * Where calls to the film database wait for their turn: so many in flight, so many in any second, and so
 * many waiting; one more is refused at once. A call counts until a second after it ended. Whenever on
 * its way it reached the film database, no more than are allowed reach it within a second: counting
 * from when calls are begun would let a slow burst and a quick one arrive together.
 */
export class Turnstile {
  /** What counts in this second; the calls in flight are among it. */
  readonly #lately: PQueue;
  readonly #inFlight: PQueue;
  readonly #limits: UpstreamLimits;
  #restUntil = 0;
  #wake: NodeJS.Timeout | undefined;

  constructor(limits: UpstreamLimits) {
    this.#limits = limits;
    this.#lately = new PQueue({ concurrency: limits.ratePerSecond });
    this.#inFlight = new PQueue({ concurrency: limits.concurrency });
  }

  /**
   * Keeps to its part of the limits from now on.
   *
   * @param gateways how many share the limits
   */
  shareAmong(gateways: number): void {
    const part = (whole: number) => Math.max(1, Math.floor(whole / gateways));
    this.#lately.concurrency = part(this.#limits.ratePerSecond);
    this.#inFlight.concurrency = part(this.#limits.concurrency);
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
    const most = awaited ? this.#limits.waiting : this.#limits.waiting / 2;
    if (this.#lately.size + this.#inFlight.size > most) return Promise.reject(overloaded());
    const priority = awaited ? 1 : 0;
    let begun = false;
    // A call waits in another's turn but belongs to its asker, which traces go by.
    const begin = AsyncResource.bind(() => {
      begun = true;
      return call();
    });
    // A queue forgets a task whose signal aborts; a call that was begun counts all the same.
    const line = new AbortController();
    const leave = () => line.abort(signal.reason);
    if (signal.aborted) leave();
    else signal.addEventListener("abort", leave, { once: true });
    return new Promise((resolve, reject) => {
      const count = async () => {
        signal.removeEventListener("abort", leave);
        await this.#inFlight.add(begin, { signal, priority }).then(resolve, reject);
        if (begun) await delay(SECOND_MS, undefined, { ref: false });
      };
      this.#lately.add(count, { signal: line.signal, priority }).catch(reject);
    });
  }

  /** Sends everyone away who waits; calls under way go on. */
  sendAway(): void {
    for (const queue of this.#queues) queue.clear();
  }

  /** Starts no call for a while, as the film database asked; those in flight go on. */
  rest(milliseconds: number | null): void {
    const until = Date.now() + Math.min(milliseconds ?? DEFAULT_REST_MS, LONGEST_REST_MS);
    if (until <= this.#restUntil) return;
    this.#restUntil = until;
    for (const queue of this.#queues) queue.pause();
    clearTimeout(this.#wake);
    this.#wake = setTimeout(() => {
      for (const queue of this.#queues) queue.start();
    }, until - Date.now());
    this.#wake.unref();
  }

  get #queues(): readonly PQueue[] {
    return [this.#lately, this.#inFlight];
  }
}
