import KeyvRedis, { type RedisClientType } from "@keyv/redis";
import type { EntrySignature } from "./entry-signature.ts";
import { REDIS_TIMEOUT_MS, redisPolicy } from "./redis-policy.ts";

/** The longest entry, a record of the film database, has fewer bytes; more are never read into memory. */
const MAX_BYTES = 4 * 1024 * 1024;

/** Keyv's Redis store with a short timeout. It gives back only what a gateway of the same deployment stored. */
export class RedisStore extends KeyvRedis<unknown> {
  readonly #policy = redisPolicy();
  readonly #signature: EntrySignature;

  private constructor(url: string, signature: EntrySignature) {
    super(
      { url, disableOfflineQueue: true, socket: { connectTimeout: REDIS_TIMEOUT_MS } },
      { throwOnConnectError: false, connectionTimeout: REDIS_TIMEOUT_MS, throwOnErrors: true },
    );
    this.#signature = signature;
  }

  /** Connects; when that takes too long, it continues in the background, and the store fails meanwhile. */
  static async open(url: string, signature: EntrySignature): Promise<RedisStore> {
    const store = new RedisStore(url, signature);
    // Commands fail until the connection is made.
    await store.getClient();
    return store;
  }

  /** Resolves to undefined, and emits an error, for an entry of somebody else: it is replaced when it is set. */
  override async get<Value>(key: string): Promise<Value | undefined> {
    const stored = await this.#policy.execute(() => this.#read(key));
    if (stored === "") return undefined;
    const entry = stored && this.#signature.read(key, stored);
    if (entry !== null) return entry as Value;
    const reason = "an entry was not stored by a gateway with this film database credential";
    this.emit("error", new Error(`${reason}: it is replaced`));
    return undefined;
  }

  override set(key: string, value: string, ttl?: number): Promise<void> {
    return this.#policy.execute(() => super.set(key, this.#signature.sign(key, value), ttl));
  }

  override delete(key: string): Promise<boolean> {
    return this.#policy.execute(() => super.delete(key));
  }

  /** What is stored under a key: nothing where there is no such key, and null where it is no text. */
  async #read(key: string): Promise<string | null> {
    const client = (await this.getClient()) as RedisClientType;
    try {
      return await client.getRange(this.createKeyPrefix(key, this.namespace), 0, MAX_BYTES - 1);
    } catch (error) {
      if (error instanceof Error && error.message.startsWith("WRONGTYPE")) return null;
      throw error;
    }
  }
}
