import { LRUCache } from "lru-cache";
import type { CachedResult } from "./cached-result.ts";
import { type DataKind, type Lifetime, lifetimeOf, LONGEST_KEPT } from "./lifetimes.ts";

/** What the cache stores: a value and when it was fetched. */
export interface CacheEntry {
  readonly value: unknown;
  readonly fetchedAt: number;
}

/** The same in memory. */
export interface MemoryEntry extends CacheEntry {
  /** That of its value. */
  readonly lifetime: Lifetime;
  /** What readers are given while it is fresh: one object, however many they are. */
  readonly result: CachedResult<unknown>;
  refreshNotBefore: number;
}

/** A record and the title that is made of it take about this many bytes for each character of the record's JSON. */
const BYTES_PER_CHARACTER = 3;

/** The records that are in memory; the least recently read give way. */
export class RecordMemory {
  readonly #entries: LRUCache<string, MemoryEntry>;

  constructor(bytes: number) {
    this.#entries = new LRUCache({
      maxSize: bytes,
      maxEntrySize: Math.ceil(bytes / 4),
    });
  }

  /** The entry of a key, unless it is too old to be served. */
  get(key: string, now: number): MemoryEntry | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined || isServable(entry, now)) return entry;
    this.#entries.delete(key);
    return undefined;
  }

  /** @param characters the length of the value as JSON */
  set(key: string, entry: MemoryEntry, characters: number): void {
    this.#entries.set(key, entry, { size: Math.max(1, characters * BYTES_PER_CHARACTER) });
  }
}

/** Makes an entry of what was fetched, or read from the file. */
export function memoryEntry(kind: DataKind, { value, fetchedAt }: CacheEntry): MemoryEntry {
  const result = { value, fetchedAt, stale: false };
  return { value, fetchedAt, lifetime: lifetimeOf(kind, value), result, refreshNotBefore: 0 };
}

/** Whether an entry may be served, fresh or stale. */
export function isServable({ fetchedAt, lifetime }: MemoryEntry, now: number): boolean {
  const age = now - fetchedAt;
  return age <= lifetime.fresh + lifetime.stale && age <= LONGEST_KEPT;
}
