import { Keyv, type StoredDataRaw } from "keyv";
import { LRUCache } from "lru-cache";
import type { CachedResult } from "./cached-result.ts";
import { type DataKind, type Lifetime, getLifetime, MAX_KEPT_MS } from "./lifetimes.ts";

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
  /** The length of its value as JSON. */
  readonly characters: number;
  refreshNotBefore: number;
}

/**
 * How many bytes a record takes for each character of its JSON, at most: measured 0.8 to 1.7 for titles and lists, and
 * 1.1 to 1.95 with their texts in Chinese characters.
 */
const BYTES_PER_CHARACTER = 2;

/** The tier of the cache that is in the process: Keyv, whose least recently read records give way. */
export type MemoryTier = Keyv<MemoryEntry>;

/** @param bytes how much memory the records may take */
export function createMemoryTier(bytes: number): MemoryTier {
  const store = new LRUCache<string, NonNullable<StoredDataRaw<MemoryEntry>>>({
    maxSize: bytes,
    maxEntrySize: Math.ceil(bytes / 4),
    sizeCalculation: ({ value }) => Math.max(1, (value?.characters ?? 0) * BYTES_PER_CHARACTER),
  });
  const keyv = new Keyv<MemoryEntry>({ store, useKeyPrefix: false });
  // Readers share one object: a copy of a title takes 130 µs.
  keyv.serialize = undefined;
  keyv.deserialize = undefined;
  return keyv;
}

/** Makes an entry of what was fetched, or read from the file. */
export function toMemoryEntry(
  kind: DataKind,
  { value, fetchedAt, characters }: Pick<MemoryEntry, "value" | "fetchedAt" | "characters">,
): MemoryEntry {
  const result = { value, fetchedAt, stale: false };
  const lifetime = getLifetime(kind, value);
  return { value, fetchedAt, lifetime, result, characters, refreshNotBefore: 0 };
}

/** Whether an entry may be served, fresh or stale. */
export function isServable({ fetchedAt, lifetime }: MemoryEntry, now: number): boolean {
  const age = now - fetchedAt;
  return age <= lifetime.fresh + lifetime.stale && age <= MAX_KEPT_MS;
}
