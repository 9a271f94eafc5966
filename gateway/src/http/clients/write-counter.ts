import { LRUCache } from "lru-cache";
import type { RedisScripts } from "../../redis/connect.ts";
import { countTogether, type SharedCount } from "../../redis/count-together.ts";

/** How many addresses are counted in memory; further ones replace the least recent. */
const MAX_KEYS = 10_000;

interface Entry {
  count: number;
  endsAt: number;
}

/**
 * Counts writes in fixed windows: in Redis, so that several gateways count together, and in memory for where there is
 * none, it fails, or it has lost its counts. An address then has its limit with each gateway, which is better than no
 * limit or than rejecting all.
 */
export class WriteCounter {
  readonly #redis: RedisScripts | null;
  readonly #onFailure: (error: unknown) => void;
  readonly #counts = new LRUCache<string, Entry>({ max: MAX_KEYS });

  constructor(redis: RedisScripts | null, onFailure: (error: unknown) => void) {
    this.#redis = redis;
    this.#onFailure = onFailure;
  }

  /** Counts a write under a key, in a window of so many milliseconds. Never fails. */
  async count(key: string, windowMs: number): Promise<SharedCount> {
    const entry = this.#countHere(key, windowMs);
    const here = { current: entry.count, ttl: Math.floor(entry.endsAt - performance.now()) };
    if (this.#redis === null) return here;
    try {
      const [together] = await countTogether(
        this.#redis,
        [[`flickmap:writes:${key}`, 1]],
        windowMs,
      );
      // Redis knows of fewer writes where it has lost some.
      if (together === undefined || together.current < here.current) return here;
      entry.count = Math.max(entry.count, together.current);
      entry.endsAt = performance.now() + together.ttl;
      return together;
    } catch (error) {
      this.#onFailure(error);
      return here;
    }
  }

  #countHere(key: string, windowMs: number): Entry {
    const now = performance.now();
    const known = this.#counts.get(key);
    const alive = known !== undefined && known.endsAt > now;
    const entry = alive ? known : { count: 0, endsAt: now + windowMs };
    entry.count += 1;
    this.#counts.set(key, entry);
    return entry;
  }
}
