import type { Keyv } from "keyv";
import type { Logger } from "pino";
import {
  type Caller,
  type CallQueue,
  detachedScope,
  type RequestScope,
} from "../../request-scope.ts";
import { isFresh } from "../../lib/is-fresh.ts";
import { SingleFlight } from "../../lib/single-flight.ts";
import { warnSparingly } from "../../lib/warn-sparingly.ts";
import type { FilmDatabaseObserver } from "../observer.ts";
import type { CachedResult } from "./cached-result.ts";
import type { EntryToStore, StoredEntry } from "./stored-entry.ts";
import { type DataKind, MAX_KEPT_MS } from "./lifetimes.ts";
import {
  createMemoryTier,
  isServable,
  type MemoryEntry,
  type MemoryTier,
  toMemoryEntry,
} from "./memory-tier.ts";
import { type Fetch, StaleRefreshes } from "./stale-refreshes.ts";

const NO_QUEUE: CallQueue = {
  priorityOf: ({ priority }) => priority,
  announce: () => () => undefined,
};

/** The tier that outlives the process: Keyv, with the formats of `stored-entry.ts`. */
export type DurableStore = Keyv<EntryToStore | StoredEntry>;

/**
 * The cache in front of the film database's client, for public data only: its functions take a key and never a
 * visitor. A fresh value is served from memory; a stale one is served immediately and refreshed in the background
 * (stale-while-revalidate); concurrent reads of a missing value share one fetch (single flight).
 */
export class FilmDatabaseCache {
  readonly #memory: MemoryTier;
  readonly #durable: DurableStore;
  readonly #fetches = new SingleFlight();
  readonly #refreshes: StaleRefreshes;
  readonly #observer: FilmDatabaseObserver;
  readonly #queue: CallQueue;
  readonly #storeFailed: (error: unknown) => void;
  readonly #now: () => number;

  constructor(options: {
    memoryBytes: number;
    durable: DurableStore;
    logger: Logger;
    observer?: FilmDatabaseObserver;
    /** Where fetches wait; by default none does. */
    queue?: CallQueue;
    now?: () => number;
  }) {
    this.#memory = createMemoryTier(options.memoryBytes);
    this.#durable = options.durable;
    this.#storeFailed = warnSparingly(
      options.logger,
      "the film database cache cannot use its store; continuing with memory only",
    );
    this.#observer = options.observer ?? {};
    this.#queue = options.queue ?? NO_QUEUE;
    this.#now = options.now ?? (() => Date.now());
    this.#refreshes = new StaleRefreshes(
      (key, kind, value) => void this.#store(key, kind, value),
      options.logger,
      options.now,
    );
  }

  /**
   * Reads a value, and notes in the scope how fresh it is, or that it could not be had.
   *
   * @param key names the request and the schema of its value; holds no credential
   * @param fetch fetches a missing or stale value; null is a value too ("no such thing")
   * @throws whatever `fetch` throws, when nothing is stored that may be served
   */
  async read<Value>(
    key: string,
    kind: DataKind,
    fetch: Fetch<Value>,
    scope: RequestScope = detachedScope(),
  ): Promise<CachedResult<Value>> {
    if (scope.maxAgeMs !== undefined) {
      return this.#readYoung(key, kind, fetch, scope, scope.maxAgeMs);
    }
    const now = this.#now();
    const entry = this.#readMemory(key, now);
    if (entry === undefined) return this.#readMissing(key, kind, fetch, scope);
    const result = this.#serve(key, kind, entry, fetch, now);
    scope.freshness.noteData(result);
    return result;
  }

  async #readMissing<Value>(
    key: string,
    kind: DataKind,
    fetch: Fetch<Value>,
    scope: RequestScope,
  ): Promise<CachedResult<Value>> {
    const { signal, freshness, client, requestId } = scope;
    // Final for this fetch, which others may join.
    const priority = this.#queue.priorityOf(scope);
    const caller: Caller = {
      priority,
      ...(client !== undefined && { client }),
      ...(requestId !== undefined && { requestId }),
    };
    try {
      const result = await this.#fetches.run(
        // A visitor must not wait for a call that a bulk request, a client with many calls or background work has
        // queued.
        priority === "visitor" ? key : `${priority} ${key}`,
        (shared) => this.#readThrough(key, kind, fetch, shared, caller),
        signal,
      );
      freshness.noteData(result);
      return result;
    } catch (error) {
      freshness.noteFailure();
      throw error;
    }
  }

  /**
   * Fetches what is older than `maxAgeMs`, and never serves it when that fails. What no visitor has in memory is not
   * stored: background work reads every title once a day, and the cache is for what visitors read.
   */
  async #readYoung<Value>(
    key: string,
    kind: DataKind,
    fetch: Fetch<Value>,
    scope: RequestScope,
    maxAgeMs: number,
  ): Promise<CachedResult<Value>> {
    const now = this.#now();
    const entry = this.#readMemory(key, now);
    if (entry && isFresh(entry.result.fetchedAt, now, maxAgeMs)) {
      const result = this.#serve(key, kind, entry, fetch, now);
      scope.freshness.noteData(result);
      return result;
    }
    try {
      const value = await fetch(scope.signal, scope);
      const fetchedAt = entry ? this.#store(key, kind, value) : this.#now();
      return { value, fetchedAt, stale: false };
    } catch (error) {
      scope.freshness.noteFailure();
      throw error;
    }
  }

  async #readThrough<Value>(
    key: string,
    kind: DataKind,
    fetch: Fetch<Value>,
    signal: AbortSignal,
    caller: Caller,
  ): Promise<CachedResult<Value>> {
    const arrived = this.#queue.announce(caller);
    const found = await this.#readDurable(key);
    arrived();
    const now = this.#now();
    const stored = found && toMemoryEntry(kind, found);
    if (stored && isServable(stored, now)) {
      this.#memory.set(key, stored);
      return this.#serve(key, kind, stored, fetch, now);
    }
    this.#observer.cacheRead?.(kind, "miss", 0);
    const value = await fetch(signal, caller);
    return { value, fetchedAt: this.#store(key, kind, value), stale: false };
  }

  #serve<Value>(
    key: string,
    kind: DataKind,
    entry: MemoryEntry,
    fetch: Fetch<Value>,
    now: number,
  ): CachedResult<Value> {
    // The key names the schema of the value, so what is stored under it is what `fetch` returns.
    const result = entry.result as CachedResult<Value>;
    const age = now - result.fetchedAt;
    const stale = !isFresh(result.fetchedAt, now, entry.lifetime.fresh);
    this.#observer.cacheRead?.(kind, stale ? "stale" : "fresh", Math.max(0, age));
    if (!stale) return result;
    this.#refreshes.begin(key, kind, entry, fetch, now);
    return { ...result, stale };
  }

  #store(key: string, kind: DataKind, value: unknown): number {
    const fetchedAt = this.#now();
    // Written once, for its length and for the store: a title takes 60 KB.
    const json = JSON.stringify(value);
    const entry = toMemoryEntry(kind, { value, fetchedAt, characters: json.length });
    this.#memory.set(key, entry);
    const { fresh, stale } = entry.lifetime;
    this.#durable
      .set(key, { json, fetchedAt }, Math.min(fresh + stale, MAX_KEPT_MS))
      .catch((error: unknown) => this.#storeFailed(error));
    return fetchedAt;
  }

  /** The entry of a key in memory, unless it is too old to be served. */
  #readMemory(key: string, now: number): MemoryEntry | undefined {
    const entry = this.#memory.get(key);
    return entry !== undefined && isServable(entry, now) ? entry : undefined;
  }

  async #readDurable(key: string): Promise<StoredEntry | undefined> {
    try {
      const found = await this.#durable.get(key);
      return found !== undefined && "characters" in found ? found : undefined;
    } catch (error) {
      this.#storeFailed(error);
      return undefined;
    }
  }
}
