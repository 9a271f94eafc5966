import type { Keyv } from "keyv";
import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import { toPublicError } from "../../errors.ts";
import { type Caller, detachedScope, type RequestScope } from "../../request-scope.ts";
import type { FilmDatabaseObserver } from "../observer.ts";
import { lacksOffers } from "../records/details.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** For how long data is fresh, and for how long after that it may be served stale, in milliseconds. */
interface Lifetime {
  readonly fresh: number;
  readonly stale: number;
}

/** The film database's terms: nothing is stored longer than six months. */
const MAX_KEPT_MS = 180 * DAY;

/** The product promises that titles are refreshed every 12 hours, and genres every hour. */
export const LIFETIMES = {
  /** A title with credits, similar titles and availability. */
  details: { fresh: 12 * HOUR, stale: 30 * DAY },
  /** Popular, top rated, discover… */
  list: { fresh: 10 * MINUTE, stale: 7 * DAY },
  trending: { fresh: 10 * MINUTE, stale: 7 * DAY },
  search: { fresh: 5 * MINUTE, stale: 1 * DAY },
  genres: { fresh: 1 * HOUR, stale: 60 * DAY },
  /** Countries, languages, providers of a country. */
  reference: { fresh: 24 * HOUR, stale: 60 * DAY },
  /** Which title an identifier of another catalog means. */
  find: { fresh: 24 * HOUR, stale: 60 * DAY },
  /** A title that came without its offers. */
  incomplete: { fresh: 10 * MINUTE, stale: 30 * DAY },
  /** That the film database knows no such thing, of whatever kind. */
  missing: { fresh: 10 * MINUTE, stale: 1 * HOUR },
} as const satisfies Record<string, Lifetime>;

/** A kind of film database data, by its lifetime. */
export type DataKind = (typeof DATA_KINDS)[number];
export const DATA_KINDS = [
  "details",
  "list",
  "trending",
  "search",
  "genres",
  "reference",
  "find",
] as const satisfies readonly (keyof typeof LIFETIMES)[];

/** A value of the film database with its age. Values are shared between requests: never change one. */
export interface CachedResult<Value> {
  readonly value: Value;
  /** When it was fetched, in milliseconds since 1970. */
  readonly fetchedAt: number;
  /** True when it is past its lifetime and is served because no newer value is available yet. */
  readonly stale: boolean;
}

/** What is stored of a value, as JSON. */
export type StoredValue = Omit<CachedResult<unknown>, "stale">;

interface MemoryEntry {
  readonly result: CachedResult<unknown>;
  readonly lifetime: Lifetime;
  /** Not before, as `performance.now()` has it, is a stale one refreshed. */
  readonly refreshAt: number;
}

/** Fetches a value from the film database; null is a value too ("no such thing"). */
type Fetch<Value> = (caller: Caller) => Promise<Value>;

interface Load {
  readonly kind: DataKind;
  readonly caller: Caller;
  readonly fetch: Fetch<unknown>;
}

/** Bytes of a record for each character of its JSON, at most: measured 0.8 to 1.95. */
const BYTES_PER_CHARACTER = 2;
/** How long a stale value is not refreshed again after a failed refresh. */
const REFRESH_PAUSE_MS = 5000;
/** For how long a title that has its offers is preferred to a newer record without them. */
const OFFERS_PREFERRED_MS = 2 * DAY;
const BACKGROUND: Caller = { priority: "background" };

/**
 * The cache in front of the film database's client, for public data only: its functions take a key and never a
 * visitor. A fresh value is served from memory; a stale one is served immediately and refreshed in the background
 * (stale-while-revalidate); concurrent reads of a missing value share one fetch (single flight).
 */
export class FilmDatabaseCache {
  readonly #memory: LRUCache<string, MemoryEntry, Load>;
  /** Its failures are its listeners' to report. */
  readonly #durable: Keyv<StoredValue>;
  readonly #observer: FilmDatabaseObserver;
  readonly #logger: Logger;

  constructor(options: {
    memoryBytes: number;
    durable: Keyv<StoredValue>;
    logger: Logger;
    observer?: FilmDatabaseObserver;
  }) {
    const { memoryBytes, durable, logger, observer = {} } = options;
    this.#durable = durable;
    this.#observer = observer;
    this.#logger = logger;
    this.#memory = new LRUCache({
      maxSize: memoryBytes,
      maxEntrySize: Math.ceil(memoryBytes / 4),
      sizeCalculation: ({ result }) => JSON.stringify(result.value).length * BYTES_PER_CHARACTER,
      fetchMethod: (key, stale, { context }) => this.#load(key, stale, context),
      allowStale: true,
      // What is evicted while it is fetched is wanted all the same.
      ignoreFetchAbort: true,
    });
  }

  /** Reads a value, and notes in the scope how fresh it is. `key` names the request and the schema of its value. */
  async read<Value>(
    key: string,
    kind: DataKind,
    fetch: Fetch<Value>,
    scope: RequestScope = detachedScope(),
  ): Promise<CachedResult<Value>> {
    scope.signal.throwIfAborted();
    try {
      // The key names the schema of the value, so what is stored under it is what `fetch` returns.
      const result = (
        scope.maxAgeMs === undefined
          ? await this.#readShared(key, { kind, caller: scope, fetch })
          : await this.#readYoung(key, { kind, caller: scope, fetch }, scope.maxAgeMs)
      ) as CachedResult<Value>;
      scope.freshness.noteData(result);
      return result;
    } catch (error) {
      scope.freshness.failed = true;
      throw error;
    }
  }

  async #readShared(key: string, load: Load): Promise<CachedResult<unknown>> {
    const known = this.#memory.peek(key);
    if (known !== undefined && !isServable(known)) this.#memory.delete(key);
    const entry = await this.#memory.forceFetch(key, { context: load });
    const { result, lifetime, refreshAt } = entry;
    const now = Date.now();
    const stale = !isFresh(result.fetchedAt, now, lifetime.fresh);
    if (known !== undefined || stale) {
      this.#observer.cacheRead?.(load.kind, stale ? "stale" : "fresh");
    }
    if (!stale) return result;
    const isNewest = this.#memory.peek(key) === entry;
    if (isNewest && performance.now() >= refreshAt) {
      void this.#memory.fetch(key, {
        context: { ...load, caller: BACKGROUND },
        forceRefresh: true,
      });
    }
    return { ...result, fetchedAt: Math.min(result.fetchedAt, now), stale };
  }

  /** Fetches what is older than `maxAgeMs`. What no visitor has in memory is not stored: the cache is for what they read. */
  async #readYoung(key: string, load: Load, maxAgeMs: number): Promise<CachedResult<unknown>> {
    const known = this.#memory.get(key);
    if (known && isFresh(known.result.fetchedAt, Date.now(), maxAgeMs)) return known.result;
    const value = await load.fetch(load.caller);
    if (known === undefined) return { value, fetchedAt: Date.now(), stale: false };
    const entry = this.#store(key, load.kind, value);
    this.#memory.set(key, entry);
    return entry.result;
  }

  async #load(key: string, stale: MemoryEntry | undefined, load: Load): Promise<MemoryEntry> {
    const { kind, fetch, caller } = load;
    if (stale === undefined) {
      const stored = await this.#readDurable(key, kind);
      if (stored !== null) return stored;
      this.#observer.cacheRead?.(kind, "miss");
      return this.#store(key, kind, await fetch(caller));
    }
    const later = (milliseconds: number) => ({
      ...stale,
      refreshAt: performance.now() + milliseconds,
    });
    try {
      const value = await fetch(caller);
      if (isWorse(value, stale)) return later(getLifetime(kind, value).fresh);
      return this.#store(key, kind, value);
    } catch (error) {
      this.#logger.debug({ kind, code: toPublicError(error).code }, "stale data not refreshed");
      return later(REFRESH_PAUSE_MS);
    }
  }

  #store(key: string, kind: DataKind, value: unknown): MemoryEntry {
    const stored = { value, fetchedAt: Date.now() };
    const entry = toEntry(kind, stored);
    const { fresh, stale } = entry.lifetime;
    void this.#durable.set(key, stored, Math.min(fresh + stale, MAX_KEPT_MS));
    return entry;
  }

  async #readDurable(key: string, kind: DataKind): Promise<MemoryEntry | null> {
    const stored = await this.#durable.get(key).catch((error: unknown): undefined => {
      this.#durable.emit("error", error);
    });
    const entry = stored && toEntry(kind, stored);
    return entry && isServable(entry) ? entry : null;
  }
}

function toEntry(kind: DataKind, stored: StoredValue): MemoryEntry {
  const lifetime = getLifetime(kind, stored.value);
  return { result: { ...stored, stale: false }, lifetime, refreshAt: 0 };
}

function isServable({ result, lifetime }: MemoryEntry): boolean {
  const age = Date.now() - result.fetchedAt;
  return age <= lifetime.fresh + lifetime.stale && age <= MAX_KEPT_MS;
}

/** Whether a refresh lost the offers that a stored title has, which then stays for a while. */
function isWorse(value: unknown, { result }: MemoryEntry): boolean {
  const isPreferred = isFresh(result.fetchedAt, Date.now(), OFFERS_PREFERRED_MS);
  return isPreferred && lacksOffers(value) && !lacksOffers(result.value);
}

/** So far the clocks of gateways that share data may differ, in milliseconds. */
const SKEW_MS = 60_000;

/** Whether data is young enough. What seems to come from the future is not: the clock was set back since. */
function isFresh(madeAt: number, now: number, forMs: number): boolean {
  const age = now - madeAt;
  return age >= -SKEW_MS && age <= forMs;
}

/** The lifetime of a value; "no such thing" (null) and a title without its offers live shorter. */
function getLifetime(kind: DataKind, value: unknown): Lifetime {
  if (kind === "details" && lacksOffers(value)) return LIFETIMES.incomplete;
  return value === null ? LIFETIMES.missing : LIFETIMES[kind];
}
