import DataLoader from "dataloader";
import type { Freshness } from "../request-scope.ts";
import type { RatingTotals } from "../stores/rating-store.ts";
import { StoreUnavailableError } from "../stores/store-unavailable.ts";
import { titleKeyText, type TitleKey } from "../film-database/title-key.ts";
import type { TitleRatings } from "./title-ratings.ts";

/** What visitors rated a title; nulls where the store does not respond. */
export interface RatingSummary {
  /** 1 to 5; null when nobody rated. */
  readonly average: number | null;
  readonly count: number | null;
}

/** The rating summaries of one request: all titles that it needs cost one call of the store. */
export class RatingLoader {
  readonly #freshness: Freshness;
  readonly #totals: DataLoader<TitleKey, RatingTotals, string>;

  /** @param freshness notes ratings that could not be had */
  constructor(ratings: TitleRatings, freshness: Freshness) {
    this.#freshness = freshness;
    this.#totals = new DataLoader((titles) => ratings.totals(titles), { cacheKeyFn: titleKeyText });
  }

  /**
   * A title's rating; nulls while the store is unavailable, since a page has more to show.
   *
   * @throws whatever is no `StoreUnavailableError`
   */
  async summary(title: TitleKey): Promise<RatingSummary> {
    this.#freshness.noteRatings(titleKeyText(title));
    try {
      return await this.#totals.load(title);
    } catch (error) {
      this.#freshness.noteFailure();
      if (error instanceof StoreUnavailableError) return { average: null, count: null };
      throw error;
    }
  }
}
