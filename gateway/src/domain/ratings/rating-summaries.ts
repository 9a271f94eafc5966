import type { Freshness } from "../../request-scope.ts";
import { StoreUnavailableError } from "../../stores/store-unavailable.ts";
import { titleKeyText, type TitleKey } from "../../film-database/title-key.ts";
import type { TitleRatings } from "./title-ratings.ts";

/** What visitors rated a title; nulls where the store does not respond. */
export interface RatingSummary {
  /** 1 to 5; null when nobody rated. */
  readonly average: number | null;
  readonly count: number | null;
}

/** The rating summaries of one request. */
export class RatingSummaries {
  readonly #ratings: TitleRatings;
  readonly #freshness: Freshness;

  /** @param freshness notes ratings that could not be had */
  constructor(ratings: TitleRatings, freshness: Freshness) {
    this.#ratings = ratings;
    this.#freshness = freshness;
  }

  /**
   * A title's rating; nulls while the store is unavailable, since a page has more to show.
   *
   * @throws whatever is no `StoreUnavailableError`
   */
  async summary(title: TitleKey): Promise<RatingSummary> {
    this.#freshness.noteRatings(titleKeyText(title));
    try {
      return await this.#ratings.totals(title);
    } catch (error) {
      this.#freshness.noteFailure();
      if (error instanceof StoreUnavailableError) return { average: null, count: null };
      throw error;
    }
  }
}
