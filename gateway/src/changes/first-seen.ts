import DataLoader from "dataloader";
import { andThen, type MaybePromise } from "../maybe-promise.ts";
import type { Freshness } from "../request-scope.ts";
import type { OfferState } from "../stores/availability-store.ts";
import { StoreUnavailableError } from "../stores/store-unavailable.ts";
import type { TitleKey } from "../stores/title-key.ts";
import {
  type ObservedOffers,
  type OfferPlace,
  type OffersThere,
  placeText,
} from "./observed-offers.ts";

/** When offers were first observed, for one request. */
export class FirstSeen {
  readonly #observed: ObservedOffers;
  readonly #freshness: Freshness;
  /** Made when offers have to be waited for. */
  #loader: DataLoader<OfferPlace, OffersThere, string> | undefined;
  /** The offers that were at hand last: those of a title are looked up one after the other. */
  #last: (OfferPlace & { readonly offers: OffersThere }) | undefined;

  /** @param freshness notes offers that could not be had */
  constructor(observed: ObservedOffers, freshness: Freshness) {
    this.#observed = observed;
    this.#freshness = freshness;
  }

  /**
   * When an offer was first observed, in milliseconds since 1970; null when the first observation of the title had it,
   * when it has not been observed, and while the store is unavailable, since a page has more to show.
   */
  of(
    title: TitleKey,
    country: string,
    { provider, kind }: Pick<OfferState, "provider" | "kind">,
  ): MaybePromise<number | null> {
    return andThen(this.#offersAt(title, country), (offers) => {
      const isIt = (offer: OfferState) => offer.provider === provider && offer.kind === kind;
      return offers?.find(isIt)?.firstSeen ?? null;
    });
  }

  #offersAt(title: TitleKey, country: string): MaybePromise<OffersThere> {
    if (this.#last?.title === title && this.#last.country === country) return this.#last.offers;
    const place = { title, country };
    let offers: OffersThere | undefined;
    try {
      offers = this.#observed.atOnce(place);
    } catch (error) {
      return this.#unavailable(error);
    }
    if (offers === undefined) return this.#load(place);
    this.#last = { ...place, offers };
    return offers;
  }

  async #load(place: OfferPlace): Promise<OffersThere> {
    this.#loader ??= new DataLoader((places) => this.#observed.at(places), {
      cacheKeyFn: placeText,
    });
    try {
      return await this.#loader.load(place);
    } catch (error) {
      return this.#unavailable(error);
    }
  }

  /** A promise, so that nothing that is written of the failure is remembered. */
  async #unavailable(error: unknown): Promise<null> {
    this.#freshness.noteFailure();
    if (error instanceof StoreUnavailableError) return null;
    throw error;
  }
}
