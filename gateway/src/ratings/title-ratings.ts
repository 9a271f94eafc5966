import { LRUCache } from "lru-cache";
import type { RatingInput } from "@flickmap/schema/rating.ts";
import { LIFETIMES } from "../film-database/cache/lifetimes.ts";
import {
  toStars,
  type RatingStore,
  type RatingTotals,
  type Stars,
} from "../stores/rating-store.ts";
import { titleKeyText, type TitleKey } from "../stores/title-key.ts";

/** Of how many titles totals are kept. */
const MOST_TITLES = 20_000;

/**
 * Visitors' ratings, for `/api` and GraphQL alike. A title's totals are kept for 10 seconds, and
 * those who ask for them meanwhile, or while they are being fetched, share one answer. What one
 * session gave is never kept.
 */
export class TitleRatings {
  readonly #store: RatingStore;
  readonly #listeners: (() => void)[] = [];
  readonly #kept = new LRUCache<string, Promise<RatingTotals>>({
    max: MOST_TITLES,
    ttl: LIFETIMES.rating.fresh,
    ttlResolution: 0,
    perf: Date,
  });

  constructor(store: RatingStore) {
    this.#store = store;
  }

  /**
   * The totals of several titles, at most 10 seconds old, in the order asked for; those that are
   * not kept cost one call of the store together. Rejects with `StoreUnavailableError`.
   */
  totals(titles: readonly TitleKey[]): Promise<RatingTotals[]> {
    const missing = titles.filter((title) => !this.#kept.has(titleKeyText(title)));
    if (missing.length > 0) this.#fetch(missing);
    return Promise.all(
      titles.map(async (title) => {
        const kept = this.#kept.get(titleKeyText(title));
        if (kept !== undefined) return await kept;
        // More titles than are kept, or just run out: looked up on its own.
        const [totals] = await this.#store.totals([title]);
        return totals ?? { average: null, count: 0 };
      }),
    );
  }

  /** The stars a session gave a title; null when none. Rejects with `StoreUnavailableError`. */
  sessionRating(title: TitleKey, sessionId: string): Promise<Stars | null> {
    return this.#store.sessionRating(title, sessionId.toLowerCase());
  }

  /**
   * Stores a rating, or with 0 stars takes it back (decision 9), and gives the title's totals with
   * it counted. Rejects with `StoreUnavailableError`; repeating it does no harm.
   */
  async rate(input: RatingInput): Promise<RatingTotals> {
    const title: TitleKey = { type: input.content_type, id: input.content_id };
    if (input.rating === 0) await this.#store.remove(title, input.session_id);
    else await this.#store.rate(title, input.session_id, toStars(input.rating));
    this.#kept.delete(titleKeyText(title));
    for (const listener of this.#listeners) listener();
    const [totals] = await this.totals([title]);
    return totals ?? { average: null, count: 0 };
  }

  /** Has something done whenever a rating was stored, such as forgetting answers that hold one. */
  onRated(listener: () => void): void {
    this.#listeners.push(listener);
  }

  #fetch(titles: readonly TitleKey[]): void {
    const answer = this.#store.totals(titles);
    for (const [index, title] of titles.entries()) {
      const key = titleKeyText(title);
      const totals = answer.then((all) => all[index] ?? { average: null, count: 0 });
      this.#kept.set(key, totals);
      // A failure is not kept: whoever waits for it hears of it, the next one asks again.
      totals.catch(() => {
        if (this.#kept.get(key) === totals) this.#kept.delete(key);
      });
    }
  }
}
