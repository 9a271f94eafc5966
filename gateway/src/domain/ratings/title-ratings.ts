import DataLoader from "dataloader";
import { LRUCache } from "lru-cache";
import { LIFETIMES } from "../../film-database/cache/lifetimes.ts";
import {
  toStars,
  type RatingStore,
  type RatingTotals,
  type Stars,
} from "../../stores/rating-store.ts";
import { titleKeyText, type TitleKey } from "../../film-database/title-key.ts";

/** How many titles' totals are cached. */
const MAX_TITLES = 20_000;

/**
 * Visitors' ratings, for `/api` and GraphQL alike. A title's totals are cached for 10 seconds, from the moment that their
 * read began, and one call of the store serves all requests that need them meanwhile. What one session gave is never
 * cached.
 */
export class TitleRatings {
  readonly #store: RatingStore;
  readonly #onChanged: ((title: TitleKey) => void)[] = [];
  readonly #totals: DataLoader<TitleKey, RatingTotals, string>;

  constructor(store: RatingStore) {
    this.#store = store;
    this.#totals = new DataLoader((titles) => store.totals(titles), {
      cacheKeyFn: titleKeyText,
      cacheMap: new LRUCache<string, Promise<RatingTotals>>({
        max: MAX_TITLES,
        ttl: LIFETIMES.rating.fresh,
        ttlResolution: 0,
        // Not the time of day, which a correction of the clock moves.
        perf: { now: () => performance.now() },
      }),
    });
  }

  /** Whether ratings may be stored that no listener is told of. */
  get isShared(): boolean {
    return this.#store.isShared;
  }

  /** The totals of a title, read at most 10 seconds ago. Rejects with `StoreUnavailableError`. */
  totals(title: TitleKey): Promise<RatingTotals> {
    return this.#totals.load(title);
  }

  /** The stars a session gave a title; null when none. Rejects with `StoreUnavailableError`. */
  sessionRating(title: TitleKey, sessionId: string): Promise<Stars | null> {
    return this.#store.sessionRating(title, sessionId.toLowerCase());
  }

  /**
   * Stores a rating, or with 0 stars removes it, and returns the title's totals with
   * it counted. Rejects with `StoreUnavailableError`; repeating it does no harm.
   */
  async rate(title: TitleKey, sessionId: string, stars: number): Promise<RatingTotals> {
    if (stars === 0) await this.#store.remove(title, sessionId);
    else await this.#store.rate(title, sessionId, toStars(stars));
    this.changed(title);
    return this.totals(title);
  }

  /** Forgets the totals of a title that was rated, by this process or another one that shares the store. */
  changed(title: TitleKey): void {
    this.#totals.clear(title);
    for (const listener of this.#onChanged) listener(title);
  }

  /** Calls a listener whenever a title's totals have changed, such as one that deletes stored responses. */
  onChanged(listener: (title: TitleKey) => void): void {
    this.#onChanged.push(listener);
  }
}
