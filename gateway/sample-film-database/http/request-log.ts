const SECOND_MS = 1000;

/** Counts requests by path, so that tests can see what was requested. */
export class RequestLog {
  /** At most 10,000 paths are told apart; the rest count as `(other)`. */
  readonly #counts = new Map<string, number>();
  /** When those of the last second came, oldest first. */
  #lately: number[] = [];
  /** How many came within the second in which most came, wherever that second began. */
  busiestSecond = 0;

  add(path: string): void {
    const time = performance.now();
    this.#lately = [...this.#lately.filter((before) => before > time - SECOND_MS), time];
    this.busiestSecond = Math.max(this.busiestSecond, this.#lately.length);
    const key = this.#counts.has(path) || this.#counts.size < 10_000 ? path : "(other)";
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  /** How many requests went to paths that match; all of them without a pattern. */
  count(pattern = /(?:)/u): number {
    return [...this.#counts].reduce(
      (sum, [path, count]) => sum + (pattern.test(path) ? count : 0),
      0,
    );
  }

  reset(): void {
    this.#counts.clear();
    this.#lately = [];
    this.busiestSecond = 0;
  }
}
