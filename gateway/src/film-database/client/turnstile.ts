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
  #queue: PQueue;
  /** The one from before the limits were last shared out anew: those who waited then are in it. */
  #former: PQueue | null = null;
  readonly #limits: UpstreamLimits;
  #restUntil = 0;
  #wake: NodeJS.Timeout | undefined;

  constructor(limits: UpstreamLimits) {
    this.#limits = limits;
    this.#queue = queueFor(limits, 1);
  }

  /**
   * Keeps to its part of the limits from now on. Calls that wait already keep to the part from before.
   *
   * @param gateways how many share the limits
   */
  shareAmong(gateways: number): void {
    this.#former = this.#queue;
    this.#queue = queueFor(this.#limits, gateways);
    if (Date.now() < this.#restUntil) this.#queue.pause();
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
    if (this.#queue.size > most) return Promise.reject(overloaded());
    // A call waits in another's turn but belongs to its asker, which traces go by.
    return this.#queue.add(AsyncResource.bind(call), { signal, priority: awaited ? 1 : 0 });
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
    return this.#former === null ? [this.#queue] : [this.#former, this.#queue];
  }
}

function queueFor({ concurrency, ratePerSecond }: UpstreamLimits, gateways: number): PQueue {
  const part = (whole: number) => Math.max(1, Math.floor(whole / gateways));
  return new PQueue({
    concurrency: part(concurrency),
    intervalCap: part(ratePerSecond),
    interval: 1000,
    strict: true,
  });
}
