import type { Keyv } from "keyv";
import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import { toPublicError } from "../../errors.ts";
import type { MaybePromise } from "../../maybe-promise.ts";
import { type Caller, detachedScope, type RequestScope } from "../../request-scope.ts";
import { SingleFlight } from "../../single-flight.ts";
import { warnSparingly } from "../../warn-sparingly.ts";
import type { FilmDatabaseObserver } from "../observer.ts";
import type { CachedResult } from "./cached-result.ts";
import { lacksOffers } from "../records/details.ts";
import type { EntryToStore, StoredEntry } from "./stored-entry.ts";
import {
  type DataKind,
  type Lifetime,
  lifetimeOf,
  LIFETIMES,
  LONGEST_KEPT,
  OFFERS_PREFERRED,
} from "./lifetimes.ts";

/** The tier that outlives the process: Keyv, with the formats of `stored-entry.ts`. */
export type DurableStore = Keyv<EntryToStore | StoredEntry>;

/** What the cache stores: a value and when it was fetched. */
export interface CacheEntry {
  readonly value: unknown;
  readonly fetchedAt: number;
}

/** How long a stale entry is not refreshed again after a failed refresh. */
const REFRESH_PAUSE_MS = 5000;
/** The same after a refresh that lost the title's offers. */
const WORSE_PAUSE_MS = LIFETIMES.incomplete.fresh;
/** An object in memory takes about this many bytes for each character of its JSON. */
const BYTES_PER_CHARACTER = 2;

/**
 * Fetches a value from the film database.
 *
 * @param signal aborts when no caller waits any more
 */
export type Fetch<Value> = (signal: AbortSignal, caller: Caller) => Promise<Value>;

interface MemoryEntry extends CacheEntry {
  /** That of its value. */
  readonly lifetime: Lifetime;
  /** What readers are given while it is fresh: one object, however many they are. */
  readonly result: CachedResult<unknown>;
  refreshNotBefore: number;
}

/**
 * The cache in front of the film database's client, for public data only: its functions take a key and never a
 * visitor. A fresh value is served from memory; a stale one is served at once and refreshed in the background
 * (stale-while-revalidate); concurrent reads of a missing value share one fetch (single flight).
 */
export class FilmDatabaseCache {
  readonly #memory: LRUCache<string, MemoryEntry>;
  readonly #durable: DurableStore;
  readonly #fetches = new SingleFlight();
  readonly #refreshes = new SingleFlight();
  readonly #observer: FilmDatabaseObserver;
  readonly #logger: Logger;
  readonly #storeFailed: (error: unknown) => void;
  readonly #now: () => number;

  constructor(options: {
    memoryBytes: number;
    durable: DurableStore;
    logger: Logger;
    observer?: FilmDatabaseObserver;
    now?: () => number;
  }) {
    this.#memory = new LRUCache({
      maxSize: options.memoryBytes,
      maxEntrySize: Math.ceil(options.memoryBytes / 4),
    });
    this.#durable = options.durable;
    this.#logger = options.logger;
    this.#storeFailed = warnSparingly(
      options.logger,
      "the film database cache cannot use its store; continuing with memory only",
    );
    this.#observer = options.observer ?? {};
    this.#now = options.now ?? (() => Date.now());
  }

  /**
   * Reads a value, and notes in the scope how fresh it is, or that it could not be had. What is in memory is returned
   * at once, without a promise.
   *
   * @param key names the request and the schema of its value; holds no credential
   * @param fetch fetches a missing or stale value; null is a value too ("no such thing")
   * @throws whatever `fetch` throws, when nothing is stored that may be served
   */
  read<Value>(
    key: string,
    kind: DataKind,
    fetch: Fetch<Value>,
    scope: RequestScope = detachedScope(),
  ): MaybePromise<CachedResult<Value>> {
    const { maxAgeMs, now = this.#now() } = scope;
    if (maxAgeMs !== undefined) return this.#readYoung(key, kind, fetch, scope, maxAgeMs);
    const entry = this.#usable(key, kind, this.#memory.get(key), now);
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
    const { signal, freshness, priority } = scope;
    try {
      const result = await this.#fetches.run(
        // A visitor must not wait for a call that a bulk request or background work has queued.
        priority === "visitor" ? key : `${priority} ${key}`,
        (shared) => this.#readThrough(key, kind, fetch, shared, scope),
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
    const entry = this.#usable(key, kind, this.#memory.get(key), now);
    if (entry && now - entry.fetchedAt < maxAgeMs) {
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
    const found = await this.#readDurable(key);
    const now = this.#now();
    const stored = this.#usable(key, kind, found, now);
    if (found && stored) {
      this.#remember(key, stored, found.characters);
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
    const age = now - entry.fetchedAt;
    // The key names the schema of the value, so what is stored under it is what `fetch` returns.
    const result = entry.result as CachedResult<Value>;
    const stale = age > entry.lifetime.fresh;
    this.#observer.cacheRead?.(kind, stale ? "stale" : "fresh", age);
    if (!stale) return result;
    this.#refresh(key, kind, entry, fetch);
    return { ...result, stale };
  }

  #refresh<Value>(key: string, kind: DataKind, entry: MemoryEntry, fetch: Fetch<Value>): void {
    if (this.#now() < entry.refreshNotBefore) return;
    entry.refreshNotBefore = this.#now() + REFRESH_PAUSE_MS;
    this.#refreshes
      .run(key, async (signal) => {
        const value = await fetch(signal, { priority: "background" });
        if (this.#isWorse(value, entry)) entry.refreshNotBefore = this.#now() + WORSE_PAUSE_MS;
        else this.#store(key, kind, value);
      })
      .catch((error: unknown) => {
        this.#logger.debug({ kind, code: toPublicError(error).code }, "stale data not refreshed");
      });
  }

  /** Whether a refresh lost the offers that a stored title has, which then stays for a while. */
  #isWorse(value: unknown, entry: CacheEntry): boolean {
    const isPreferred = this.#now() - entry.fetchedAt < OFFERS_PREFERRED;
    return isPreferred && lacksOffers(value) && !lacksOffers(entry.value);
  }

  #usable(
    key: string,
    kind: DataKind,
    entry: CacheEntry | MemoryEntry | undefined,
    now: number,
  ): MemoryEntry | undefined {
    if (entry === undefined) return undefined;
    const inMemory =
      "lifetime" in entry ? entry : memoryEntry(entry, lifetimeOf(kind, entry.value));
    const { fresh, stale } = inMemory.lifetime;
    const age = now - entry.fetchedAt;
    if (age <= fresh + stale && age <= LONGEST_KEPT) return inMemory;
    this.#memory.delete(key);
    return undefined;
  }

  #store(key: string, kind: DataKind, value: unknown): number {
    const fetchedAt = this.#now();
    // Written once, for its length and for the store: a title takes 60 KB.
    const json = JSON.stringify(value);
    const lifetime = lifetimeOf(kind, value);
    this.#remember(key, memoryEntry({ value, fetchedAt }, lifetime), json.length);
    const { fresh, stale } = lifetime;
    this.#durable
      .set(key, { json, fetchedAt }, Math.min(fresh + stale, LONGEST_KEPT))
      .catch((error: unknown) => this.#storeFailed(error));
    return fetchedAt;
  }

  /** @param characters the length of the value as JSON */
  #remember(key: string, entry: MemoryEntry, characters: number): void {
    this.#memory.set(key, entry, { size: Math.max(1, characters * BYTES_PER_CHARACTER) });
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

function memoryEntry({ value, fetchedAt }: CacheEntry, lifetime: Lifetime): MemoryEntry {
  const result = { value, fetchedAt, stale: false };
  return { value, fetchedAt, lifetime, result, refreshNotBefore: 0 };
}
