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

/** Requests that wait to be started. */
export interface StartQueue {
  readonly isEmpty: () => boolean;
  /** Starts the next one; returns false where none is left to start. */
  readonly startNext: () => boolean;
}

/**
 * Starts no more requests in one tick of the event loop than keep it short.
 *
 * Everything that is ready in one tick is processed before the process accepts the next connection from the system's
 * queue. A busy process with long ticks so leaves new clients outside, unseen and without a response, while it serves
 * those it knows. With short ticks they are accepted, and how long they wait can be measured.
 */
export class StartsPerTick {
  readonly #queue: StartQueue;
  readonly #now: () => number;
  readonly #nextTick: (tick: () => void) => void;
  #perTick = MAX_PER_TICK;
  /** How many may start in the tick that is under way. */
  #allowed = MAX_PER_TICK;
  #started = 0;
  /** When the tick began, while one is under way. */
  #tickSince: number | null = null;

  constructor(
    queue: StartQueue,
    now: () => number,
    nextTick: (tick: () => void) => void = setImmediate,
  ) {
    this.#queue = queue;
    this.#now = now;
    this.#nextTick = nextTick;
  }

  /** Starts a request now, where this tick has room for it; else the next tick starts what waits. */
  tryStart(run: () => boolean): boolean {
    if (this.#tickSince === null) this.#startTick(this.#now());
    if (this.#started >= this.#allowed) return false;
    if (run()) this.#started += 1;
    return true;
  }

  #startTick(now: number): void {
    this.#tickSince = now;
    this.#started = 0;
    this.#nextTick(() => this.#endTick());
  }

  #endTick(): void {
    const now = this.#now();
    const lasted = now - (this.#tickSince ?? now);
    const oneWaits = !this.#queue.isEmpty();
    if (lasted > TICK_MS) this.#perTick = Math.max(1, Math.floor(this.#perTick / 2));
    else if (oneWaits) this.#perTick = Math.min(MAX_PER_TICK, this.#perTick + 1);
    const min = Math.min(MAX_AFTER_LONG_TICK, Math.ceil(lasted / ONE_EACH_MS));
    this.#allowed = Math.max(this.#perTick, min);
    this.#tickSince = null;
    if (!oneWaits) return;
    this.#startTick(now);
    while (this.#started < this.#allowed && this.#queue.startNext()) this.#started += 1;
  }
}
