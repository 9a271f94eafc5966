/** Where less than this share of a generation was used before, remembering costs more than it saves. */
const SMALL_SHARE = 0.5;
/** Where more than this share was, most of what is remembered is used. */
const LARGE_SHARE = 0.8;
/** One of so many new results is remembered at least. */
const LEAST_ONE_OF = 16;
/** After so many milliseconds in one generation, few are forgotten: twice as many new results are remembered. */
const LONG_MS = 60_000;

/**
 * Bounds what is remembered of objects, of all kinds together. It has two generations: what was made or used since the
 * last change, and what was before. When the younger one is half of what may be remembered, the older one is forgotten
 * and the younger one takes its place, so what is used again and again stays.
 *
 * Where results are forgotten before they are used, fewer and fewer new ones are remembered: those that are stay. The others
 * are made anew, which takes less time than collecting them later.
 */
export class RecentResults {
  readonly #mostYoung: number;
  #young = 0;
  /** What of the younger generation was in the older one. */
  #reused = 0;
  /** One of so many new results is remembered. */
  #oneOf = 1;
  #requested = 0;
  #changedAt = 0;
  /** How often generations have changed. */
  generation = 0;

  /** @param most in any unit, which `add` counts in */
  constructor(most: number) {
    this.#mostYoung = most / 2;
  }

  /** Whether the next new result is to be remembered. */
  admits(): boolean {
    if (this.#oneOf === 1) return true;
    const now = performance.now();
    if (now - this.#changedAt > LONG_MS) {
      this.#oneOf /= 2;
      this.#changedAt = now;
    }
    this.#requested += 1;
    return this.#requested % this.#oneOf === 0;
  }

  /**
   * Counts what is remembered from now on.
   *
   * @param isReused whether it was remembered before
   */
  add(size: number, isReused = false): void {
    this.#young += size;
    if (isReused) this.#reused += size;
    if (this.#young <= this.#mostYoung) return;
    const share = this.#reused / this.#young;
    if (share < SMALL_SHARE) this.#oneOf = Math.min(LEAST_ONE_OF, this.#oneOf * 2);
    else if (share > LARGE_SHARE) this.#oneOf = Math.max(1, this.#oneOf / 2);
    this.#young = 0;
    this.#reused = 0;
    this.#changedAt = performance.now();
    this.generation += 1;
  }
}

/** What was made of objects in one way: remembered while the object lives, and while its bound has room. */
export class ResultsOf<Of extends object, Result> {
  readonly #all: RecentResults;
  readonly #sizeOf: (result: Result) => number;
  #generation: number;
  #young = new WeakMap<Of, Result>();
  #old = new WeakMap<Of, Result>();

  /** @param sizeOf in the unit of the bound */
  constructor(all: RecentResults, sizeOf: (result: Result) => number) {
    this.#all = all;
    this.#sizeOf = sizeOf;
    this.#generation = all.generation;
  }

  get(of: Of): Result | undefined {
    if (this.#generation !== this.#all.generation) this.#change();
    const known = this.#young.get(of);
    if (known !== undefined) return known;
    const before = this.#old.get(of);
    if (before !== undefined) this.#add(of, before, true);
    return before;
  }

  /** Remembers a result, in place of an older one of the object; whoever makes many asks `RecentResults.admits` first. */
  set(of: Of, result: Result): void {
    if (this.#generation !== this.#all.generation) this.#change();
    this.#add(of, result, false);
  }

  #add(of: Of, result: Result, isReused: boolean): void {
    this.#young.set(of, result);
    this.#all.add(this.#sizeOf(result), isReused);
  }

  #change(): void {
    const isNext = this.#all.generation === this.#generation + 1;
    this.#old = isNext ? this.#young : new WeakMap();
    this.#young = new WeakMap();
    this.#generation = this.#all.generation;
  }
}
