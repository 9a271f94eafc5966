import { LRUCache } from "lru-cache";
import type { CachedResult } from "./cached-result.ts";
import type { StoredEntry } from "./stored-entry.ts";
import { type DataKind, type Lifetime, getLifetime, MAX_KEPT_MS } from "./lifetimes.ts";

/** What is in memory of a value. */
export interface MemoryEntry {
  /** That of its value. */
  readonly lifetime: Lifetime;
  /** What readers are given while it is fresh: one object, however many they are. */
  readonly result: CachedResult<unknown>;
  /** The length of its value as JSON. */
  readonly characters: number;
  refreshNotBefore: number;
}

/**
 * How many bytes a record takes for each character of its JSON, at most: measured 0.8 to 1.7 for titles and lists, and
 * 1.1 to 1.95 with their texts in Chinese characters.
 */
const BYTES_PER_CHARACTER = 2;

/** The tier of the cache that is in the process: the least recently read records give way. Readers share one object. */
export type MemoryTier = LRUCache<string, MemoryEntry>;

/** @param bytes how much memory the records may take */
export function createMemoryTier(bytes: number): MemoryTier {
  return new LRUCache({
    maxSize: bytes,
    maxEntrySize: Math.ceil(bytes / 4),
    sizeCalculation: ({ characters }) => Math.max(1, characters * BYTES_PER_CHARACTER),
  });
}

/** Makes an entry of what was fetched, or read from the file. */
export function toMemoryEntry(
  kind: DataKind,
  { value, fetchedAt, characters }: StoredEntry,
): MemoryEntry {
  const result = { value, fetchedAt, stale: false };
  return { lifetime: getLifetime(kind, value), result, characters, refreshNotBefore: 0 };
}

/** Whether an entry may be served, fresh or stale. */
export function isServable({ result, lifetime }: MemoryEntry, now: number): boolean {
  const age = now - result.fetchedAt;
  return age <= lifetime.fresh + lifetime.stale && age <= MAX_KEPT_MS;
}
