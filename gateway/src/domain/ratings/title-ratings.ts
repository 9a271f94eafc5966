import DataLoader from "dataloader";
import { LRUCache } from "lru-cache";
import {
  type RatingStore,
  type RatingTotals,
  type Stars,
  toStars,
} from "../../stores/rating-store.ts";
import { type TitleKey, titleKeyText } from "../../film-database/records/title.ts";
import type { Freshness } from "../../request-scope.ts";
import { AppError, ifAvailable } from "../../errors.ts";
import type { Titles } from "../titles/titles.ts";

const MAX_TITLES = 20_000;
/** For how many seconds totals may be reused: the product promises average ratings that are no older. */
export const TOTALS_MAX_AGE = 10;

/** Visitors' ratings. Totals are cached from when their read began; what one session gave is never cached. */
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
        ttl: TOTALS_MAX_AGE * 1000,
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

  totals(title: TitleKey): Promise<RatingTotals> {
    return this.#totals.load(title);
  }

  /** The totals for a response; nulls while the store is unavailable, since a page has more to show. */
  summary(title: TitleKey, freshness: Freshness): Promise<RatingSummary> {
    freshness.ratingsOf.add(titleKeyText(title));
    return freshness.orElse(this.totals(title), { average: null, count: null });
  }

  sessionRating(title: TitleKey, sessionId: string): Promise<Stars | null> {
    return this.#store.sessionRating(title, sessionId.toLowerCase());
  }

  /** Stores a rating, or with 0 stars removes it, and gives the totals with it counted; repeating it does no harm. */
  async rate(title: TitleKey, sessionId: string, stars: number): Promise<RatingTotals> {
    if (stars === 0) await this.#store.remove(title, sessionId);
    else await this.#store.rate(title, sessionId, toStars(stars));
    this.#totals.clear(title);
    for (const listener of this.#onChanged) listener(title);
    return this.totals(title);
  }

  onChanged(listener: (title: TitleKey) => void): void {
    this.#onChanged.push(listener);
  }
}

/** What visitors rated a title; nulls where the store does not respond. */
export interface RatingSummary {
  /** 1 to 5; null when nobody rated. */
  readonly average: number | null;
  readonly count: number | null;
}

/** Throws NOT_FOUND for a rating of no title. While the film database is unavailable, and to take one back, none is rejected. */
export async function requireTitle(
  titles: Titles,
  { type, id }: TitleKey,
  stars: number,
): Promise<void> {
  if (stars === 0) return;
  const title = await ifAvailable(titles.details(type, id), undefined);
  if (title === null) throw new AppError("NOT_FOUND", "There is no such title.");
}
