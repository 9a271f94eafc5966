import { LRUCache } from "lru-cache";
import type { MaybePromise } from "../maybe-promise.ts";

/** A failing read that took more milliseconds has blocked the process: for so many more the store is not read at once. */
const BLOCKED_MS = 100;
const UNREAD_MS = 2000;

interface Source<Key, Value> {
  /** How many values are cached. */
  readonly most: number;
  /** For how many milliseconds a value is cached, from the moment that its read began. */
  readonly ttl: number;
  /** Names a key: equal for equal keys. */
  readonly textOf: (key: Key) => string;
  /** Reads several values, in the order of the keys. */
  readonly read: (keys: readonly Key[]) => Promise<readonly Value[]>;
  /** Reads a value from a store that has nothing to wait for; undefined from any other. */
  readonly readAtOnce: (key: Key) => Value | undefined;
}

/**
 * Caches what a store holds for a few seconds, for all requests. One call of the store reads all values that are missing;
 * requests for the same values wait for it too. A failure is not cached.
 */
export class BatchCache<Key, Value> {
  readonly #source: Source<Key, Value>;
  readonly #values: LRUCache<string, { readonly value: MaybePromise<Value> }>;
  #failure: { readonly error: unknown; readonly until: number } | null = null;

  constructor(source: Source<Key, Value>) {
    this.#source = source;
    const { most: max, ttl } = source;
    this.#values = new LRUCache({ max, ttl, ttlResolution: 0, perf: Date });
  }

  /**
   * A value that is cached, or in a store that has nothing to wait for.
   *
   * @returns undefined where `get` has to be called
   * @throws what the store throws; for two seconds without reading it, where that blocked the process
   */
  atOnce(key: Key): Value | undefined {
    const text = this.#source.textOf(key);
    const cached = this.#values.get(text);
    if (cached !== undefined) return cached.value instanceof Promise ? undefined : cached.value;
    const value = this.#readAtOnce(key);
    if (value !== undefined) this.#values.set(text, { value });
    return value;
  }

  /** The values of several keys, in their order. Rejects with what the store rejects with. */
  get(keys: readonly Key[]): Promise<Value[]> {
    const { textOf } = this.#source;
    const missing = keys.filter((key) => !this.#values.has(textOf(key)));
    if (missing.length > 0) this.#read(missing);
    return Promise.all(
      keys.map(async (key) => {
        const cached = this.#values.get(textOf(key));
        // More keys than the cache holds, or just expired: read on its own.
        return cached === undefined ? await this.#readOne(key) : await cached.value;
      }),
    );
  }

  /** Forgets a value; one that is being read is not cached. */
  delete(key: Key): void {
    this.#values.delete(this.#source.textOf(key));
  }

  #readAtOnce(key: Key): Value | undefined {
    const begun = performance.now();
    if (this.#failure !== null && begun < this.#failure.until) throw this.#failure.error;
    try {
      return this.#source.readAtOnce(key);
    } catch (error) {
      const now = performance.now();
      this.#failure = now - begun > BLOCKED_MS ? { error, until: now + UNREAD_MS } : null;
      throw error;
    }
  }

  #read(keys: readonly Key[]): void {
    const all = this.#source.read(keys);
    for (const [index, key] of keys.entries()) {
      const text = this.#source.textOf(key);
      const value = all.then((values) => valueAt(values, index));
      this.#values.set(text, { value });
      void this.#cacheWhenKnown(text, value);
    }
  }

  async #readOne(key: Key): Promise<Value> {
    return valueAt(await this.#source.read([key]), 0);
  }

  /** Those who wait for a read that fails get its failure, and the next request reads again. */
  async #cacheWhenKnown(text: string, pending: Promise<Value>): Promise<void> {
    const isCached = () => this.#values.get(text)?.value === pending;
    try {
      const value = await pending;
      if (isCached()) this.#values.set(text, { value }, { noUpdateTTL: true });
    } catch {
      if (isCached()) this.#values.delete(text);
    }
  }
}

/** @throws RangeError where a store returned too few values */
function valueAt<Value>(values: readonly Value[], index: number): Value {
  const value = values[index];
  if (value === undefined) throw new RangeError(`A store returned ${values.length} values only`);
  return value;
}
