import { randomUUID } from "node:crypto";
import { Job } from "../lib/job.ts";
import type { RedisScripts } from "./connect.ts";

const KEY = "flickmap:gateways";
/** How often a gateway announces itself, and for how long that counts, in seconds. */
const EVERY_SECONDS = 2;
const COUNTS_SECONDS = 7;

/**
 * By the clock of Redis, since those of several machines differ. What is no list of gateways, or announced for later,
 * was written by something else.
 */
const ANNOUNCE = `
local now = tonumber(redis.call('TIME')[1])
if type(redis.pcall('ZADD', KEYS[1], now, ARGV[1])) ~= 'number' then
  redis.call('DEL', KEYS[1])
  redis.call('ZADD', KEYS[1], now, ARGV[1])
end
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - ${COUNTS_SECONDS})
redis.call('ZREMRANGEBYSCORE', KEYS[1], now + ${COUNTS_SECONDS}, '+inf')
redis.call('EXPIRE', KEYS[1], 60)
return redis.call('ZCARD', KEYS[1])`;
const LEAVE = "return redis.call('ZREM', KEYS[1], ARGV[1])";

/**
 * Counts the gateways that share a Redis, so that they can share the film database's limits too. While Redis fails,
 * the last count stays.
 */
export class Gateways {
  readonly #redis: RedisScripts;
  readonly #onCount: (gateways: number) => void;
  readonly #id = randomUUID();
  readonly #onFailure: (error: unknown) => void;
  #count = 1;
  readonly #job: Job;

  /**
   * @param onCount receives their number whenever it has changed; until then there is one
   * @param onFailure called for each failure of Redis
   */
  constructor(
    redis: RedisScripts,
    onCount: (gateways: number) => void,
    onFailure: (error: unknown) => void,
  ) {
    this.#redis = redis;
    this.#onCount = onCount;
    this.#onFailure = onFailure;
    this.#job = new Job({
      everyMs: EVERY_SECONDS * 1000,
      work: () => this.#announce(),
      onFailure,
    });
  }

  /** Announces this gateway, repeatedly until `leave`. */
  join(): Promise<void> {
    return this.#job.start();
  }

  /** Withdraws it, so that the others take over its share immediately. */
  async leave(): Promise<void> {
    await this.#job.stop();
    await this.#run(LEAVE).catch(this.#onFailure);
  }

  async #announce(): Promise<void> {
    const count = Number(await this.#run(ANNOUNCE));
    if (!Number.isSafeInteger(count) || count < 1 || count === this.#count) return;
    this.#count = count;
    this.#onCount(count);
  }

  async #run(script: string): Promise<unknown> {
    return this.#redis.eval(script, { keys: [KEY], arguments: [this.#id] });
  }
}
