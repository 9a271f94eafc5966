/** A call that waits for a slot, or has one; what cancels it removes it from where it waits. */
export class Waiter {
  #cancelled: { readonly reason: unknown } | null = null;
  #onCancel: ((reason: unknown) => void) | null = null;

  /** Ends its waiting with an error; without effect once it has all its slots. */
  cancel(reason: unknown): void {
    this.#cancelled ??= { reason };
    this.#onCancel?.(reason);
  }

  /** @throws the reason when it was cancelled */
  throwIfCancelled(): void {
    if (this.#cancelled !== null) throw this.#cancelled.reason;
  }

  /** @param onCancel null when it waits no more */
  waits(onCancel: ((reason: unknown) => void) | null): void {
    this.#onCancel = onCancel;
  }
}

interface Waiting {
  readonly priority: number;
  readonly grant: () => void;
  readonly refuse: (reason: unknown) => void;
}

/** A number of slots, granted by priority and, where that is the same, in the order of arrival. */
export class Slots {
  #max: number;
  #taken = 0;
  #paused = false;
  /** The highest priority first. */
  readonly #waiting: Waiting[] = [];

  /** @param max how many are taken at a time */
  constructor(max: number) {
    this.#max = max;
  }

  set max(max: number) {
    this.#max = max;
    this.#grant();
  }

  /** How many wait. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /**
   * Takes a slot, which `release` gives back.
   *
   * @returns undefined where one is free, else a promise of one
   * @throws what the waiter is cancelled with
   */
  take(priority: number, waiter: Waiter): Promise<void> | undefined {
    waiter.throwIfCancelled();
    if (!this.#paused && this.#taken < this.#max && this.#waiting.length === 0) {
      this.#taken += 1;
      return undefined;
    }
    return new Promise((resolve, reject) => {
      const refuse = (reason: unknown) => {
        waiter.waits(null);
        reject(reason);
      };
      const grant = () => {
        waiter.waits(null);
        resolve();
      };
      const waiting: Waiting = { priority, grant, refuse };
      waiter.waits((reason) => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        refuse(reason);
      });
      const before = this.#waiting.findLastIndex((other) => other.priority >= priority);
      this.#waiting.splice(before + 1, 0, waiting);
    });
  }

  release(): void {
    this.#taken -= 1;
    this.#grant();
  }

  pause(): void {
    this.#paused = true;
  }

  resume(): void {
    this.#paused = false;
    this.#grant();
  }

  /** Refuses a slot to everyone who waits. */
  clear(reason: unknown): void {
    for (const { refuse } of this.#waiting.splice(0)) refuse(reason);
  }

  #grant(): void {
    while (!this.#paused && this.#taken < this.#max) {
      const next = this.#waiting.shift();
      if (next === undefined) return;
      this.#taken += 1;
      next.grant();
    }
  }
}
