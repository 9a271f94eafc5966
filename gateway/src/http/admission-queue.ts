import { AsyncResource } from "node:async_hooks";

/** How long one round of the event loop should last while somebody waits, in milliseconds. */
const ROUND_MS = 2;
/** So many requests are begun in one round at most. */
const MOST_A_ROUND = 64;

/**
 * A round may be long for other reasons than the requests begun in it: answers of the film database that
 * are read, other programs that have the processor. So it lets one begin for each so many milliseconds
 * that it lasted, up to so many.
 */
const ONE_EACH_MS = 5;
const MOST_AFTER_A_LONG_ROUND = 8;

interface Waiting {
  readonly since: number;
  readonly go: () => boolean;
}

/**
 * Lets requests begin in the order in which they came, and no more in one round of the event loop
 * than keep it short.
 *
 * Everything that is ready in one round is worked off before the process looks out again, and it then
 * takes one new connection from the system's queue. A busy process with long rounds so leaves new
 * visitors outside, unseen and unanswered, while it serves those it knows. With short rounds they are
 * let in, and how long they wait can be seen here.
 */
export class Turns {
  readonly #now: () => number;
  readonly #nextRound: (round: () => void) => void;
  #waiting: Waiting[] = [];
  #first = 0;
  #aRound = MOST_A_ROUND;
  /** How many may begin in the round that is under way. */
  #allowed = MOST_A_ROUND;
  #begun = 0;
  /** When the round began, while one is under way. */
  #roundSince: number | null = null;

  constructor(
    now: () => number = () => performance.now(),
    nextRound: (round: () => void) => void = setImmediate,
  ) {
    this.#now = now;
    this.#nextRound = nextRound;
  }

  /** How long the one who has waited longest has waited, in milliseconds; 0 when nobody waits. */
  get longestWaitMs(): number {
    const oldest = this.#waiting[this.#first];
    return oldest === undefined ? 0 : this.#now() - oldest.since;
  }

  /**
   * Begins something now, or when its turn comes.
   *
   * @param go begins it; says false when there is no need any more, which leaves the turn to the next
   */
  take(go: () => boolean): void {
    const now = this.#now();
    if (this.#roundSince === null) this.#startRound(now);
    if (this.#first === this.#waiting.length && this.#begun < this.#allowed) {
      if (go()) this.#begun += 1;
      return;
    }
    this.#waiting.push({ since: now, go: AsyncResource.bind(go) });
  }

  #startRound(now: number): void {
    this.#roundSince = now;
    this.#begun = 0;
    this.#nextRound(() => this.#endRound());
  }

  #endRound(): void {
    const now = this.#now();
    const lasted = now - (this.#roundSince ?? now);
    const somebodyWaits = this.#first < this.#waiting.length;
    if (lasted > ROUND_MS) this.#aRound = Math.max(1, Math.floor(this.#aRound / 2));
    else if (somebodyWaits) this.#aRound = Math.min(MOST_A_ROUND, this.#aRound + 1);
    const atLeast = Math.min(MOST_AFTER_A_LONG_ROUND, Math.ceil(lasted / ONE_EACH_MS));
    this.#allowed = Math.max(this.#aRound, atLeast);
    this.#roundSince = null;
    if (!somebodyWaits) return;
    this.#startRound(now);
    while (this.#begun < this.#allowed) {
      const next = this.#waiting[this.#first];
      if (next === undefined) break;
      this.#first += 1;
      if (next.go()) this.#begun += 1;
    }
    this.#forgetBegun();
  }

  /** Those who had their turn go from the list when they are half of it, which is cheap on average. */
  #forgetBegun(): void {
    if (this.#first * 2 < this.#waiting.length) return;
    this.#waiting = this.#waiting.slice(this.#first);
    this.#first = 0;
  }
}
