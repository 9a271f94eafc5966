/**
 * Spreads work that takes milliseconds over turns of the event loop, one piece in each: whatever else is due runs in
 * between.
 */
export class Turns {
  /** The first of them has the next turn. */
  readonly #waiting: (() => void)[] = [];

  /** Resolves in a turn that no other piece of work has. */
  next(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.push(resolve);
    if (this.#waiting.length === 1) setImmediate(() => this.#begin());
    return promise;
  }

  #begin(): void {
    this.#waiting[0]?.();
    this.#waiting.shift();
    if (this.#waiting.length > 0) setImmediate(() => this.#begin());
  }
}
