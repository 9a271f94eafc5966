import { AsyncResource } from "node:async_hooks";

/** How long one tick of the event loop should last while requests wait, in milliseconds. */
const TICK_MS = 2;
/** How many requests start in one tick at most. */
const MAX_PER_TICK = 64;

/**
 * A tick may be long for other reasons than the requests that start in it: responses of the film database that are
 * parsed, other programs that use the processor. So it lets one request start for each so many milliseconds that it
 * lasted, up to so many.
 */
const ONE_EACH_MS = 5;
const MAX_AFTER_LONG_TICK = 8;

interface Waiting {
  readonly since: number;
  readonly run: () => boolean;
}

/**
 * Starts requests in the order in which they arrive, and no more in one tick of the event loop than keep it short.
 *
 * Everything that is ready in one tick is processed before the process accepts the next connection from the system's
 * queue. A busy process with long ticks so leaves new clients outside, unseen and without a response, while it serves
 * those it knows. With short ticks they are accepted, and how long they wait can be measured here.
 */
export class AdmissionQueue {
  readonly #now: () => number;
  readonly #nextTick: (tick: () => void) => void;
  #waiting: Waiting[] = [];
  #first = 0;
  #perTick = MAX_PER_TICK;
  /** How many may start in the tick that is under way. */
  #allowed = MAX_PER_TICK;
  #started = 0;
  /** When the tick began, while one is under way. */
  #tickSince: number | null = null;

  constructor(
    now: () => number = () => performance.now(),
    nextTick: (tick: () => void) => void = setImmediate,
  ) {
    this.#now = now;
    this.#nextTick = nextTick;
  }

  /** How long the first request in the queue has waited, in milliseconds; 0 when none waits. */
  get longestWaitMs(): number {
    const oldest = this.#waiting[this.#first];
    return oldest === undefined ? 0 : this.#now() - oldest.since;
  }

  /**
   * Starts a request now, or when those before it have started.
   *
   * @param run starts it; returns false when that is no longer needed, and the next one starts instead
   */
  add(run: () => boolean): void {
    const now = this.#now();
    if (this.#tickSince === null) this.#startTick(now);
    if (this.#first === this.#waiting.length && this.#started < this.#allowed) {
      if (run()) this.#started += 1;
      return;
    }
    this.#waiting.push({ since: now, run: AsyncResource.bind(run) });
  }

  #startTick(now: number): void {
    this.#tickSince = now;
    this.#started = 0;
    this.#nextTick(() => this.#endTick());
  }

  #endTick(): void {
    const now = this.#now();
    const lasted = now - (this.#tickSince ?? now);
    const oneWaits = this.#first < this.#waiting.length;
    if (lasted > TICK_MS) this.#perTick = Math.max(1, Math.floor(this.#perTick / 2));
    else if (oneWaits) this.#perTick = Math.min(MAX_PER_TICK, this.#perTick + 1);
    const atLeast = Math.min(MAX_AFTER_LONG_TICK, Math.ceil(lasted / ONE_EACH_MS));
    this.#allowed = Math.max(this.#perTick, atLeast);
    this.#tickSince = null;
    if (!oneWaits) return;
    this.#startTick(now);
    while (this.#started < this.#allowed) {
      const next = this.#waiting[this.#first];
      if (next === undefined) break;
      this.#first += 1;
      if (next.run()) this.#started += 1;
    }
    this.#dropStarted();
  }

  /** Requests that have started are dropped when they are half of the list, which is cheap on average. */
  #dropStarted(): void {
    if (this.#first * 2 < this.#waiting.length) return;
    this.#waiting = this.#waiting.slice(this.#first);
    this.#first = 0;
  }
}
