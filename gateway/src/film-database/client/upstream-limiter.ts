import { AsyncResource } from "node:async_hooks";
import { setTimeout as delay } from "node:timers/promises";
import PQueue from "p-queue";
import type { UpstreamLimits } from "../../config.ts";
import { overloaded } from "../../errors.ts";
import type { Priority } from "../../request-scope.ts";

/** How long calls pause after a 429 that states no time, and at most, in milliseconds. */
const DEFAULT_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
/** A second, and what a timer may be early. */
const SECOND_MS = 1005;
/** p-queue starts the calls with the highest number first. */
const PRIORITIES: Readonly<Record<Priority, number>> = { visitor: 2, bulk: 1, background: 0 };

/**
 * Keeps to the film database's limits: a concurrency limit, a rate limit per second, and a bounded queue that rejects
 * what does not fit. A call counts towards the rate until a second after it ended, wherever on its way it reached the
 * film database: counting from its start would let a slow burst and a quick one arrive in the same second.
 */
export class UpstreamLimiter {
  /** Calls that count towards the rate; those in flight are among them. */
  readonly #rate: PQueue;
  readonly #inFlight: PQueue;
  readonly #limits: UpstreamLimits;
  #pausedUntil = 0;
  #resume: NodeJS.Timeout | undefined;

  constructor(limits: UpstreamLimits) {
    this.#limits = limits;
    this.#rate = new PQueue({ concurrency: limits.ratePerSecond });
    this.#inFlight = new PQueue({ concurrency: limits.concurrency });
  }

  /**
   * Keeps to an equal share of the limits from now on.
   *
   * @param gateways how many gateways share the limits
   */
  shareAmong(gateways: number): void {
    const share = (whole: number) => Math.max(1, Math.floor(whole / gateways));
    this.#rate.concurrency = share(this.#limits.ratePerSecond);
    this.#inFlight.concurrency = share(this.#limits.concurrency);
  }

  /**
   * Runs a call as soon as the limits allow.
   *
   * @param signal removes the call from the queue, or aborts it
   * @param priority higher ones run first; background calls may fill half of the queue
   * @throws AppError OVERLOADED when the queue is full
   */
  run<Result>(
    call: () => Promise<Result>,
    signal: AbortSignal,
    priority: Priority,
  ): Promise<Result> {
    const { waiting } = this.#limits;
    const longest = priority === "background" ? waiting / 2 : waiting;
    if (this.#rate.size + this.#inFlight.size > longest) return Promise.reject(overloaded());
    const order = { priority: PRIORITIES[priority] };
    let started = false;
    // The queue starts a call from another call's context; traces need this request's.
    const start = AsyncResource.bind(() => {
      started = true;
      return call();
    });
    // A queue forgets a task whose signal aborts; a call that was started counts all the same.
    const queued = new AbortController();
    const abort = () => queued.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener("abort", abort, { once: true });
    return new Promise((resolve, reject) => {
      const count = async () => {
        signal.removeEventListener("abort", abort);
        await this.#inFlight.add(start, { signal, ...order }).then(resolve, reject);
        if (started) await delay(SECOND_MS, undefined, { ref: false });
      };
      this.#rate.add(count, { signal: queued.signal, ...order }).catch(reject);
    });
  }

  /** Drops every call that waits; calls in flight continue. */
  clear(): void {
    for (const queue of this.#queues) queue.clear();
  }

  /** Starts no call for a while, as the film database asked; those in flight continue. */
  pause(milliseconds: number | null): void {
    const until = Date.now() + Math.min(milliseconds ?? DEFAULT_PAUSE_MS, LONGEST_PAUSE_MS);
    if (until <= this.#pausedUntil) return;
    this.#pausedUntil = until;
    for (const queue of this.#queues) queue.pause();
    clearTimeout(this.#resume);
    this.#resume = setTimeout(() => {
      for (const queue of this.#queues) queue.start();
    }, until - Date.now());
    this.#resume.unref();
  }

  get #queues(): readonly PQueue[] {
    return [this.#rate, this.#inFlight];
  }
}
