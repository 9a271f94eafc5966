import KeyvRedis from "@keyv/redis";
import { REDIS_TIMEOUT_MS, redisPolicy } from "./redis-policy.ts";

/** Keyv's Redis store with a short timeout. */
export class RedisStore extends KeyvRedis<unknown> {
  readonly #policy = redisPolicy();

  private constructor(url: string) {
    super(
      { url, disableOfflineQueue: true, socket: { connectTimeout: REDIS_TIMEOUT_MS } },
      { throwOnConnectError: false, connectionTimeout: REDIS_TIMEOUT_MS, throwOnErrors: true },
    );
  }

  /** Connects; when that takes too long, it continues in the background, and the store fails meanwhile. */
  static async open(url: string): Promise<RedisStore> {
    const store = new RedisStore(url);
    // Commands fail until the connection is made.
    await store.getClient();
    return store;
  }

  override get<Value>(key: string): Promise<Value | undefined> {
    return this.#policy.execute(() => super.get<Value>(key));
  }

  override set(key: string, value: string, ttl?: number): Promise<void> {
    return this.#policy.execute(() => super.set(key, value, ttl));
  }

  override delete(key: string): Promise<boolean> {
    return this.#policy.execute(() => super.delete(key));
  }
}
