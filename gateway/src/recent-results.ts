/**
 * Bounds what is remembered of objects, of all kinds together. It has two generations: what was made or used since the
 * last change, and what was before. When the younger one is half of what may be remembered, the older one is forgotten
 * and the younger one takes its place, so what is used again and again stays.
 */
export class RecentResults {
  readonly #mostYoung: number;
  #young = 0;
  /** How often generations have changed. */
  generation = 0;

  /** @param most in any unit, which `add` counts in */
  constructor(most: number) {
    this.#mostYoung = most / 2;
  }

  /** Counts what is remembered from now on. */
  add(size: number): void {
    this.#young += size;
    if (this.#young <= this.#mostYoung) return;
    this.#young = 0;
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
    if (before !== undefined) this.set(of, before);
    return before;
  }

  set(of: Of, result: Result): void {
    if (this.#generation !== this.#all.generation) this.#change();
    this.#young.set(of, result);
    this.#all.add(this.#sizeOf(result));
  }

  #change(): void {
    const isNext = this.#all.generation === this.#generation + 1;
    this.#old = isNext ? this.#young : new WeakMap();
    this.#young = new WeakMap();
    this.#generation = this.#all.generation;
  }
}
