import KeyvRedis from "@keyv/redis";
import { REDIS_TIMEOUT_MS, redisPatience } from "./patience.ts";

/** Keyv's storage in Redis that gives up soon where Redis does not answer. */
export class RedisStore extends KeyvRedis<unknown> {
  readonly #patience = redisPatience();

  private constructor(url: string) {
    super(
      { url, disableOfflineQueue: true, socket: { connectTimeout: REDIS_TIMEOUT_MS } },
      { throwOnConnectError: false, connectionTimeout: REDIS_TIMEOUT_MS, throwOnErrors: true },
    );
  }

  /** Connects; where that takes too long it goes on trying, and the store fails meanwhile. */
  static async open(url: string): Promise<RedisStore> {
    const store = new RedisStore(url);
    // What is asked while the connection is made would fail.
    await store.getClient();
    return store;
  }

  override get<Value>(key: string): Promise<Value | undefined> {
    return this.#patience.execute(() => super.get<Value>(key));
  }

  override set(key: string, value: string, ttl?: number): Promise<void> {
    return this.#patience.execute(() => super.set(key, value, ttl));
  }

  override delete(key: string): Promise<boolean> {
    return this.#patience.execute(() => super.delete(key));
  }
}
