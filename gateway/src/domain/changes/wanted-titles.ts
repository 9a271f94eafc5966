import { LRUCache } from "lru-cache";
import type { AvailabilityStore } from "../../stores/availability-store.ts";
import { Job } from "../../lib/job.ts";
import { titleKeyText, type TitleKey } from "../../film-database/records/title.ts";

const STORE_EVERY_MS = 10_000;
/** More titles than this are not remembered between two times; what is wanted comes again. */
const MAX_WAITING = 20_000;
/** A title that was stored is not stored again for so long. */
const AGAIN_AFTER_MS = 60 * 60_000;

/** Notes the titles that visitors request and see in lists, for the catalog. Who wants a title is not known here. */
export class WantedTitles {
  readonly #store: AvailabilityStore;
  readonly #now: () => number;
  #waiting = new Map<string, TitleKey>();
  readonly #stored = new LRUCache<string, true>({ max: MAX_WAITING, ttl: AGAIN_AFTER_MS });
  readonly #job: Job;

  constructor(parts: {
    store: AvailabilityStore;
    onFailure: (error: unknown) => void;
    now?: () => number;
  }) {
    this.#store = parts.store;
    this.#now = parts.now ?? (() => Date.now());
    this.#job = new Job({
      everyMs: STORE_EVERY_MS,
      work: () => this.#storeNoted(),
      onFailure: parts.onFailure,
    });
  }

  /** Stores what was noted, now and again until `stop`. */
  start(): void {
    void this.#job.start();
  }

  note(titles: readonly TitleKey[]): void {
    for (const title of titles) {
      const key = titleKeyText(title);
      if (this.#stored.has(key)) continue;
      if (this.#waiting.size >= MAX_WAITING) return;
      this.#waiting.set(key, title);
    }
  }

  /** Stores what was noted; what cannot be stored waits for the next time. */
  flush(): Promise<void> {
    return this.#job.run();
  }

  async stop(): Promise<void> {
    await this.flush();
    await this.#job.stop();
  }

  async #storeNoted(): Promise<void> {
    const now = this.#now();
    const waiting = this.#waiting;
    if (waiting.size === 0) return;
    this.#waiting = new Map();
    try {
      await this.#store.note([...waiting.values()], now);
      for (const key of waiting.keys()) this.#stored.set(key, true);
    } catch (error) {
      for (const [key, title] of waiting) this.#waiting.set(key, title);
      throw error;
    }
  }
}
