import { LRUCache } from "lru-cache";

interface Source<Key, Value> {
  /** How many values are cached. */
  readonly max: number;
  /** For how many milliseconds a value is cached, from the moment that its read began. */
  readonly ttl: number;
  /** Names a key: equal for equal keys. */
  readonly getKey: (key: Key) => string;
  /** Reads several values, in the order of the keys. */
  readonly read: (keys: readonly Key[]) => Promise<readonly Value[]>;
}

/**
 * Caches what a store holds for a few seconds, for all requests. One call of the store reads all values that are missing;
 * requests for the same values wait for it too. A failure is not cached.
 */
export class BatchCache<Key, Value> {
  readonly #source: Source<Key, Value>;
  readonly #values: LRUCache<string, Promise<Value>>;

  constructor(source: Source<Key, Value>) {
    this.#source = source;
    const { max, ttl } = source;
    this.#values = new LRUCache({ max, ttl, ttlResolution: 0, perf: Date });
  }

  /** The values of several keys, in their order. Rejects with what the store rejects with. */
  get(keys: readonly Key[]): Promise<Value[]> {
    const { getKey } = this.#source;
    const missing = keys.filter((key) => !this.#values.has(getKey(key)));
    if (missing.length > 0) this.#read(missing);
    return Promise.all(
      keys.map(async (key) => {
        const cached = this.#values.get(getKey(key));
        // More keys than the cache holds, or just expired: read on its own.
        return cached ?? (await this.#readOne(key));
      }),
    );
  }

  /** Forgets a value; one that is being read is not cached. */
  delete(key: Key): void {
    this.#values.delete(this.#source.getKey(key));
  }

  #read(keys: readonly Key[]): void {
    const all = this.#source.read(keys);
    for (const [index, key] of keys.entries()) {
      const text = this.#source.getKey(key);
      const value = all.then((values) => valueAt(values, index));
      this.#values.set(text, value);
      value.catch(() => {
        if (this.#values.get(text) === value) this.#values.delete(text);
      });
    }
  }

  async #readOne(key: Key): Promise<Value> {
    return valueAt(await this.#source.read([key]), 0);
  }
}

/** @throws RangeError where a store returned too few values */
function valueAt<Value>(values: readonly Value[], index: number): Value {
  const value = values[index];
  if (value === undefined) throw new RangeError(`A store returned ${values.length} values only`);
  return value;
}
