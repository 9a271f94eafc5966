import KeyvRedis from "@keyv/redis";
import { REDIS_TIMEOUT_MS, redisPolicy } from "./redis-policy.ts";

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
    const client = await store.getClient();
    client.on("error", () => (store.#isUp = false));
    client.on("ready", () => {
      store.#isUp = true;
      store.emit("works");
    });
    return store;
  }

  /** Whether Redis responded when it was last called. */
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
