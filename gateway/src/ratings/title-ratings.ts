import { LRUCache } from "lru-cache";
import type { RatingInput } from "@flickmap/schema/rating.ts";
import { LIFETIMES } from "../film-database/cache/lifetimes.ts";
import type { MaybePromise } from "../maybe-promise.ts";
import {
  toStars,
  type RatingStore,
  type RatingTotals,
  type Stars,
} from "../stores/rating-store.ts";
import { titleKeyText, type TitleKey } from "../stores/title-key.ts";

/** How many titles' totals are cached. */
const MOST_TITLES = 20_000;

/**
 * Visitors' ratings, for `/api` and GraphQL alike. A title's totals are cached for 10 seconds, and one
 * call of the store serves all requests that need them meanwhile. What one session gave is never
 * cached.
 */
export class TitleRatings {
  readonly #store: RatingStore;
  readonly #onRated: ((title: TitleKey) => void)[] = [];
  readonly #onChanged: ((title: TitleKey) => void)[] = [];
  readonly #totals = new LRUCache<string, MaybePromise<RatingTotals>>({
    max: MOST_TITLES,
    ttl: LIFETIMES.rating.fresh,
    ttlResolution: 0,
    perf: Date,
  });

  constructor(store: RatingStore) {
    this.#store = store;
  }

  /**
   * The totals of several titles, at most 10 seconds old, in the order of `titles`; those that
   * are not cached cost one call of the store together. Rejects with `StoreUnavailableError`.
   */
  totals(titles: readonly TitleKey[]): Promise<RatingTotals[]> {
    const missing = titles.filter((title) => !this.#totals.has(titleKeyText(title)));
    if (missing.length > 0) this.#fetch(missing);
    return Promise.all(
      titles.map(async (title) => {
        const cached = this.#totals.get(titleKeyText(title));
        if (cached !== undefined) return await cached;
        // More titles than the cache holds, or just expired: looked up on its own.
        const [totals] = await this.#store.totals([title]);
        return totals ?? { average: null, count: 0 };
      }),
    );
  }

  /**
   * The totals of a title that are cached, or in a store that has nothing to wait for; at most 10 seconds old.
   *
   * @returns undefined where `totals` has to be called
   * @throws StoreUnavailableError
   */
  totalsAtOnce(title: TitleKey): RatingTotals | undefined {
    const key = titleKeyText(title);
    const cached = this.#totals.get(key);
    if (cached !== undefined) return cached instanceof Promise ? undefined : cached;
    const totals = this.#store.totalsAtOnce?.(title);
    if (totals !== undefined) this.#totals.set(key, totals);
    return totals;
  }

  /** The stars a session gave a title; null when none. Rejects with `StoreUnavailableError`. */
  sessionRating(title: TitleKey, sessionId: string): Promise<Stars | null> {
    return this.#store.sessionRating(title, sessionId.toLowerCase());
  }

  /**
   * Stores a rating, or with 0 stars removes it, and returns the title's totals with
   * it counted. Rejects with `StoreUnavailableError`; repeating it does no harm.
   */
  async rate(input: RatingInput): Promise<RatingTotals> {
    const title: TitleKey = { type: input.content_type, id: input.content_id };
    if (input.rating === 0) await this.#store.remove(title, input.session_id);
    else await this.#store.rate(title, input.session_id, toStars(input.rating));
    this.changed(title);
    for (const listener of this.#onRated) listener(title);
    const [totals] = await this.totals([title]);
    return totals ?? { average: null, count: 0 };
  }

  /** Forgets the totals of a title that was rated, by this process or another one that shares the store. */
  changed(title: TitleKey): void {
    this.#totals.delete(titleKeyText(title));
    for (const listener of this.#onChanged) listener(title);
  }

  /** Calls a listener whenever this process has stored a rating, such as one that tells others. */
  onRated(listener: (title: TitleKey) => void): void {
    this.#onRated.push(listener);
  }

  /** Calls a listener whenever a title's totals have changed, such as one that deletes stored responses. */
  onChanged(listener: (title: TitleKey) => void): void {
    this.#onChanged.push(listener);
  }

  #fetch(titles: readonly TitleKey[]): void {
    const totalsOfAll = this.#store.totals(titles);
    for (const [index, title] of titles.entries()) {
      const key = titleKeyText(title);
      const totals = totalsOfAll.then((all) => all[index] ?? { average: null, count: 0 });
      this.#totals.set(key, totals);
      void this.#cacheWhenKnown(key, totals);
    }
  }

  /** A failure is not cached: those who wait for it get it, the next request tries again. */
  async #cacheWhenKnown(key: string, pending: Promise<RatingTotals>): Promise<void> {
    const totals = await pending.catch(() => null);
    if (this.#totals.get(key) !== pending) return;
    if (totals === null) this.#totals.delete(key);
    else this.#totals.set(key, totals, { noUpdateTTL: true });
  }
}
