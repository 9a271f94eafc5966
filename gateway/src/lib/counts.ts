/** Counts by name; what is counted no longer takes no memory. */
export class Counts {
  readonly #counts = new Map<string, number>();

  /** How many are counted for all names. */
  get total(): number {
    return [...this.#counts.values()].reduce((sum, count) => sum + count, 0);
  }

  /** How many are counted for a name. */
  of(name: string): number {
    return this.#counts.get(name) ?? 0;
  }

  /** @param count how many more; fewer where it is negative */
  add(name: string, count = 1): void {
    const sum = this.of(name) + count;
    if (sum > 0) this.#counts.set(name, sum);
    else this.#counts.delete(name);
  }

  remove(name: string): void {
    this.add(name, -1);
  }
}
