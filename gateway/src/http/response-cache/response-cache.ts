import { LRUCache } from "lru-cache";
import { CachedResponse, type ProducedResponse } from "./cached-response.ts";

const OVERHEAD_BYTES = 500;

export type Produce = () => Promise<ProducedResponse>;

/** A production under way, and the titles that were rated since it began. */
interface Production {
  readonly response: Promise<CachedResponse>;
  readonly rated: Set<string>;
}

/** Bytes that are the same for every client, within a bound of memory, with single flight. It stores what is reusable. */
export class ResponseCache {
  readonly #stored: LRUCache<string, CachedResponse>;
  readonly #productions = new Map<string, Production>();
  readonly #onFailure: (error: unknown) => void;

  /** `onFailure` is told what a production in the background failed with. */
  constructor(memoryBytes: number, onFailure: (error: unknown) => void) {
    this.#onFailure = onFailure;
    this.#stored = new LRUCache({
      maxSize: Math.ceil(memoryBytes),
      maxEntrySize: Math.ceil(memoryBytes / 8),
      sizeCalculation: ({ size }, key) => size + key.length + OVERHEAD_BYTES,
    });
  }

  /** The stored response, a stale one while a new one is produced, or a new one. A null key belongs to one client: not stored. */
  async fetch(
    key: string | null,
    produce: Produce,
    beforeProducing?: () => Promise<ProducedResponse | null>,
  ): Promise<CachedResponse> {
    const stored = key === null ? undefined : this.#stored.get(key);
    const age = stored === undefined ? 0 : performance.now() - stored.createdAt;
    if (stored !== undefined && age < stored.freshMs) return stored;
    const staleMs = (stored?.produced.staleWhileRevalidate ?? 0) * 1000;
    if (key !== null && stored !== undefined && age < stored.freshMs + staleMs) {
      this.#join(key, produce).catch(this.#onFailure);
      return stored;
    }
    const instead = beforeProducing && (await beforeProducing());
    if (instead) return new CachedResponse(instead, performance.now());
    if (key === null) return new CachedResponse(await produce(), performance.now());
    const isProducer = !this.#productions.has(key);
    const response = await this.#join(key, produce);
    if (isProducer || response.produced.shareable) return response;
    return new CachedResponse(await produce(), performance.now());
  }

  /** Waits for the production of a key, unless a title was rated since it began: the new rating may be missing in it. */
  #join(key: string, produce: Produce): Promise<CachedResponse> {
    const current = this.#productions.get(key);
    if (current !== undefined && current.rated.size === 0) return current.response;
    const rated = new Set<string>();
    const production = { rated, response: this.#produce(key, produce, rated) };
    this.#productions.set(key, production);
    const end = () => {
      if (this.#productions.get(key) === production) this.#productions.delete(key);
    };
    production.response.then(end, end);
    return production.response;
  }

  async #produce(
    key: string,
    produce: Produce,
    rated: ReadonlySet<string>,
  ): Promise<CachedResponse> {
    const response = new CachedResponse(await produce(), performance.now());
    const isOutdated = [...(response.produced.ratingsOf ?? [])].some((title) => rated.has(title));
    if (response.freshMs > 0 && !isOutdated) this.#stored.set(key, response);
    return response;
  }

  /** What a visitor has just changed is visible immediately: deletes what holds a title's ratings, stored or in the making. */
  deleteRatingsOf(title: string): void {
    for (const [key, { produced }] of this.#stored.entries()) {
      if (produced.ratingsOf?.has(title)) this.#stored.delete(key);
    }
    for (const { rated } of this.#productions.values()) rated.add(title);
  }
}
