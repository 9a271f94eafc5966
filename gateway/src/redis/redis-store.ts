import KeyvRedis, { type RedisClientType } from "@keyv/redis";
import type { EntrySignature } from "./entry-signature.ts";
import { REDIS_TIMEOUT_MS, redisPolicy } from "./redis-policy.ts";

/** The longest entry, a record of the film database, has fewer bytes. */
const MAX_BYTES = 4 * 1024 * 1024;

/** Gives what is stored under a key, and an empty text for what no gateway stored: a list, or a text that is too long. */
const READ = `
local bytes = redis.pcall('STRLEN', KEYS[1])
if type(bytes) ~= 'number' or bytes > ${MAX_BYTES} then return '' end
return redis.call('GET', KEYS[1])`;

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
    if (stored === null) return undefined;
    const entry = this.#signature.read(key, stored);
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

  /** What is stored under a key; null where there is no such key. */
  async #read(key: string): Promise<string | null> {
    const client = (await this.getClient()) as RedisClientType;
    const keys = [this.createKeyPrefix(key, this.namespace)];
    return (await client.eval(READ, { keys })) as string | null;
  }
}
