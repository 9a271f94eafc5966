/** Spreads tasks that take milliseconds over ticks of the event loop, one in each, so that other work runs in between. */
export class Ticks {
  /** The first of them has the next tick. */
  readonly #waiting: (() => void)[] = [];

  /** Resolves in a tick that no other task has. */
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
