import type { FastifyRateLimitStore } from "@fastify/rate-limit";
import { LRUCache } from "lru-cache";
import type { RedisScripts } from "../redis/connect.ts";

/** Counts, starts the window at the first count, and gives the count and what is left of the window. */
const COUNT = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {count, redis.call('PTTL', KEYS[1])}`;

/** How many addresses are counted in memory; further ones replace the least recent. */
const MOST_KEYS = 10_000;

/** How many there were in the window with this one, and how much of it is left, in milliseconds. */
interface Counted {
  readonly current: number;
  readonly ttl: number;
}

type Report = Parameters<FastifyRateLimitStore["incr"]>[1];

/**
 * Counts writes in fixed windows: in Redis, so that several gateways count together, or in memory where there is none
 * or it fails. An address then has its limit with each gateway, which is better than no limit or than rejecting all.
 */
export class WriteCounter implements FastifyRateLimitStore {
  readonly #redis: RedisScripts | null;
  readonly #onFailure: (error: unknown) => void;
  readonly #counts = new LRUCache<string, { count: number; endsAt: number }>({ max: MOST_KEYS });

  constructor(redis: RedisScripts | null, onFailure: (error: unknown) => void) {
    this.#redis = redis;
    this.#onFailure = onFailure;
  }

  incr(key: string, report: Report, timeWindow: number): void {
    void this.#count(key, timeWindow).then((counted) => report(null, counted));
  }

  /** All limits share one counter: their keys tell them apart. */
  child(): this {
    return this;
  }

  async #count(key: string, timeWindow: number): Promise<Counted> {
    if (this.#redis === null) return this.#countHere(key, timeWindow);
    try {
      const result = await this.#redis.eval(COUNT, {
        keys: [`flickmap:writes:${key}`],
        arguments: [String(timeWindow)],
      });
      const [current, ttl] = Array.isArray(result) ? result.map(Number) : [];
      if (current === undefined || ttl === undefined) throw new TypeError("Redis gave no count");
      return { current, ttl };
    } catch (error) {
      this.#onFailure(error);
      return this.#countHere(key, timeWindow);
    }
  }

  #countHere(key: string, timeWindow: number): Counted {
    const now = Date.now();
    const known = this.#counts.get(key);
    const alive = known !== undefined && known.endsAt > now;
    const entry = alive ? known : { count: 0, endsAt: now + timeWindow };
    entry.count += 1;
    this.#counts.set(key, entry);
    return { current: entry.count, ttl: entry.endsAt - now };
  }
}
