import { setTimeout as delay } from "node:timers/promises";

/** Spreads calls evenly: each waits until so long after the one before it. */
export class Pace {
  readonly #everyMs: number;
  #nextAt = 0;

  constructor(perSecond: number) {
    this.#everyMs = 1000 / perSecond;
  }

  /** Resolves when the next call may be made. */
  async next(signal?: AbortSignal): Promise<void> {
    const now = performance.now();
    const startAt = Math.max(now, this.#nextAt);
    this.#nextAt = startAt + this.#everyMs;
    if (startAt > now) await delay(startAt - now, null, signal && { signal });
  }
}
