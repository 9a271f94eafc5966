/** The paths of the last requests and when they came, so that tests can see what was requested. */
export class RequestLog {
  #requests: { readonly path: string; readonly at: number }[] = [];

  add(path: string): void {
    this.#requests.push({ path, at: performance.now() });
    // It may run for days.
    if (this.#requests.length > 20_000) this.#requests = this.#requests.slice(-10_000);
  }

  /** How many requests went to paths that match; all of them without a pattern. */
  count(pattern = /(?:)/u): number {
    return this.#requests.filter(({ path }) => pattern.test(path)).length;
  }

  /** How many came within the second in which most came, wherever that second began. */
  busiestSecond(): number {
    const within = ({ at: end }: { at: number }) =>
      this.#requests.filter(({ at }) => at > end - 1000 && at <= end).length;
    return Math.max(0, ...this.#requests.map(within));
  }

  reset(): void {
    this.#requests = [];
  }
}
