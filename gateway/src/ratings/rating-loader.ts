import DataLoader from "dataloader";
import type { MaybePromise } from "../maybe-promise.ts";
import type { Freshness } from "../request-scope.ts";
import type { RatingTotals } from "../stores/rating-store.ts";
import { StoreUnavailableError } from "../stores/store-unavailable.ts";
import { titleKeyText, type TitleKey } from "../stores/title-key.ts";
import type { TitleRatings } from "./title-ratings.ts";

/** What visitors rated a title; nulls where the store does not respond. */
export interface RatingSummary {
  /** 1 to 5; null when nobody rated. */
  readonly average: number | null;
  readonly count: number | null;
}

/** The rating summaries of one request: all titles needed at once cost one call of the store. */
export class RatingLoader {
  readonly #ratings: TitleRatings;
  readonly #freshness: Freshness;
  /** Made when a rating is requested, as most requests request none. */
  #totals: DataLoader<TitleKey, RatingTotals, string> | undefined;

  /** @param freshness notes ratings that could not be had */
  constructor(ratings: TitleRatings, freshness: Freshness) {
    this.#ratings = ratings;
    this.#freshness = freshness;
  }

  /** A title's rating; nulls while the store is unavailable, since a page has more to show. */
  summary(title: TitleKey): MaybePromise<RatingSummary> {
    this.#freshness.noteRatings(titleKeyText(title));
    try {
      return this.#ratings.totalsAtOnce(title) ?? this.#load(title);
    } catch (error) {
      return this.#unavailable(error);
    }
  }

  async #load(title: TitleKey): Promise<RatingSummary> {
    this.#totals ??= new DataLoader((titles) => this.#ratings.totals(titles), {
      cacheKeyFn: titleKeyText,
    });
    try {
      return await this.#totals.load(title);
    } catch (error) {
      return this.#unavailable(error);
    }
  }

  /** @throws whatever is no `StoreUnavailableError` */
  #unavailable(error: unknown): RatingSummary {
    this.#freshness.noteFailure();
    if (error instanceof StoreUnavailableError) return { average: null, count: null };
    throw error;
  }
}
