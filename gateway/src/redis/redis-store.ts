import type { EventEmitter } from "node:events";
import KeyvRedis from "@keyv/redis";
import { timeout, TimeoutStrategy } from "cockatiel";
import { CircuitBreaker } from "../lib/outages.ts";

/** Longer than a healthy Redis ever takes; after it the gateway continues without. */
const REDIS_TIMEOUT_MS = 250;
/** After so many failures in a row the circuit breaker opens, and one call probes after the pause. */
const FAILURES = 3;
const PAUSE_MS = 2000;

/** A Redis that hangs accepts commands and never responds, and its client has no timeout for that. */
function redisPolicy(): { execute<Result>(call: () => Promise<Result>): Promise<Result> } {
  const breaker = new CircuitBreaker({ failures: FAILURES, pauseMs: PAUSE_MS });
  const limit = timeout(REDIS_TIMEOUT_MS, TimeoutStrategy.Aggressive);
  return { execute: (call) => breaker.run(() => limit.execute(call)) };
}

/** Keyv's Redis store with a short timeout. Who may write to Redis is a matter of its access control. */
export class RedisStore extends KeyvRedis<unknown> {
  readonly #policy = redisPolicy();
  #isUp = true;

  /** Connects; when that takes too long, it continues in the background, and the store fails meanwhile. */
  static async open(url: string): Promise<RedisStore> {
    const store = new RedisStore(
      { url, disableOfflineQueue: true, socket: { connectTimeout: REDIS_TIMEOUT_MS } },
      { throwOnConnectError: false, connectionTimeout: REDIS_TIMEOUT_MS, throwOnErrors: true },
    );
    // Commands fail until the connection is made.
    const client: EventEmitter = await store.getClient();
    client.on("error", () => (store.#isUp = false));
    client.on("ready", () => {
      store.#isUp = true;
      store.emit("works");
    });
    return store;
  }

  get isUp(): boolean {
    return this.#isUp;
  }

  override get<Value>(key: string): Promise<Value | undefined> {
    return this.#execute(() => super.get<Value>(key));
  }

  override set(key: string, value: string, ttl?: number): Promise<void> {
    return this.#execute(() => super.set(key, value, ttl));
  }

  override delete(key: string): Promise<boolean> {
    return this.#execute(() => super.delete(key));
  }

  /** Waits for nothing that is under way: a Redis that hangs would keep the gateway from stopping. */
  override disconnect(): Promise<void> {
    return super.disconnect(true);
  }

  async #execute<Result>(command: () => Promise<Result>): Promise<Result> {
    try {
      const result = await this.#policy.execute(command);
      this.#isUp = true;
      return result;
    } catch (error) {
      this.#isUp = false;
      throw error;
    }
  }
}
