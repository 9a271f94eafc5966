import { AsyncResource } from "node:async_hooks";

/** How long one turn of the event loop should last while requests wait, in milliseconds. */
const TURN_MS = 2;
/** How many requests start in one turn at most. */
const MOST_A_TURN = 64;

/**
 * A turn may be long for other reasons than the requests that start in it: responses of the film database that are
 * parsed, other programs that use the processor. So it lets one request start for each so many milliseconds that it
 * lasted, up to so many.
 */
const ONE_EACH_MS = 5;
const MOST_AFTER_A_LONG_TURN = 8;

interface Waiting {
  readonly since: number;
  readonly run: () => boolean;
}

/**
 * Starts requests in the order in which they arrive, and no more in one turn of the event loop than keep it short.
 *
 * Everything that is ready in one turn is processed before the process accepts the next connection from the system's
 * queue. A busy process with long turns so leaves new clients outside, unseen and without a response, while it serves
 * those it knows. With short turns they are accepted, and how long they wait can be measured here.
 */
export class AdmissionQueue {
  readonly #now: () => number;
  readonly #nextTurn: (turn: () => void) => void;
  #waiting: Waiting[] = [];
  #first = 0;
  #perTurn = MOST_A_TURN;
  /** How many may start in the turn that is under way. */
  #allowed = MOST_A_TURN;
  #started = 0;
  /** When the turn began, while one is under way. */
  #turnSince: number | null = null;

  constructor(
    now: () => number = () => performance.now(),
    nextTurn: (turn: () => void) => void = setImmediate,
  ) {
    this.#now = now;
    this.#nextTurn = nextTurn;
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
    if (this.#turnSince === null) this.#startTurn(now);
    if (this.#first === this.#waiting.length && this.#started < this.#allowed) {
      if (run()) this.#started += 1;
      return;
    }
    this.#waiting.push({ since: now, run: AsyncResource.bind(run) });
  }

  #startTurn(now: number): void {
    this.#turnSince = now;
    this.#started = 0;
    this.#nextTurn(() => this.#endTurn());
  }

  #endTurn(): void {
    const now = this.#now();
    const lasted = now - (this.#turnSince ?? now);
    const oneWaits = this.#first < this.#waiting.length;
    if (lasted > TURN_MS) this.#perTurn = Math.max(1, Math.floor(this.#perTurn / 2));
    else if (oneWaits) this.#perTurn = Math.min(MOST_A_TURN, this.#perTurn + 1);
    const atLeast = Math.min(MOST_AFTER_A_LONG_TURN, Math.ceil(lasted / ONE_EACH_MS));
    this.#allowed = Math.max(this.#perTurn, atLeast);
    this.#turnSince = null;
    if (!oneWaits) return;
    this.#startTurn(now);
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
