import DataLoader from "dataloader";
import type { Freshness } from "../request-scope.ts";
import type { AvailabilityStore, OfferState } from "../stores/availability-store.ts";
import { StoreUnavailableError } from "../stores/store-unavailable.ts";
import { titleKeyText, type TitleKey } from "../stores/title-key.ts";

/** A title in a country. */
interface OfferPlace {
  readonly title: TitleKey;
  readonly country: string;
}

/** When offers were first observed, for one request. */
export class FirstSeen {
  readonly #freshness: Freshness;
  readonly #offers: DataLoader<OfferPlace, readonly OfferState[] | null, string>;

  constructor(store: AvailabilityStore, freshness: Freshness) {
    this.#freshness = freshness;
    this.#offers = new DataLoader((places) => offersAt(store, places), {
      cacheKeyFn: ({ title, country }) => `${titleKeyText(title)} ${country}`,
    });
  }

  /**
   * When an offer was first observed, in milliseconds since 1970; null when the first observation of the title had it,
   * when it has not been observed, and while the store is unavailable, since a page has more to show.
   */
  async of(
    title: TitleKey,
    country: string,
    { provider, kind }: Pick<OfferState, "provider" | "kind">,
  ): Promise<number | null> {
    try {
      const offers = await this.#offers.load({ title, country });
      const isIt = (offer: OfferState) => offer.provider === provider && offer.kind === kind;
      return offers?.find(isIt)?.firstSeen ?? null;
    } catch (error) {
      this.#freshness.noteFailure();
      if (error instanceof StoreUnavailableError) return null;
      throw error;
    }
  }
}

/** The offers of each place, with one call of the store for each country. */
async function offersAt(store: AvailabilityStore, places: readonly OfferPlace[]) {
  const byCountry = Map.groupBy(places, ({ country }) => country);
  const found = new Map<OfferPlace, readonly OfferState[] | null>();
  await Promise.all(
    [...byCountry].map(async ([country, here]) => {
      const offers = await store.offersIn(
        here.map(({ title }) => title),
        country,
      );
      here.forEach((place, index) => found.set(place, offers[index] ?? null));
    }),
  );
  return places.map((place) => found.get(place) ?? null);
}
