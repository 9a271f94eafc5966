import { LRUCache } from "lru-cache";
import type { AvailabilityStore, OfferState } from "../stores/availability-store.ts";
import { titleKeyText, type TitleKey } from "../stores/title-key.ts";

/** For how many milliseconds offers are cached: as long as the ratings that are requested with them. */
const TTL_MS = 10_000;
/** How many titles' offers in a country are cached, some 1 KB each. */
const MOST_PLACES = 5000;

/** A title in a country. */
export interface OfferPlace {
  readonly title: TitleKey;
  readonly country: string;
}

/** The published offers of a title in a country; null for a title never observed. */
export type OffersThere = readonly OfferState[] | null;

/** The offers of titles as they were last observed, at most 10 seconds old, for all requests. */
export class ObservedOffers {
  readonly #store: AvailabilityStore;
  readonly #offers = new LRUCache<string, { readonly offers: OffersThere }>({
    max: MOST_PLACES,
    ttl: TTL_MS,
    ttlResolution: 0,
    perf: Date,
  });

  constructor(store: AvailabilityStore) {
    this.#store = store;
  }

  /**
   * The offers that are cached, or in a store that has nothing to wait for.
   *
   * @returns undefined where `at` has to be called
   * @throws StoreUnavailableError
   */
  atOnce(place: OfferPlace): OffersThere | undefined {
    const key = placeText(place);
    const cached = this.#offers.get(key);
    if (cached !== undefined) return cached.offers;
    const offers = this.#store.offersAtOnce?.(place.title, place.country);
    if (offers !== undefined) this.#offers.set(key, { offers });
    return offers;
  }

  /**
   * The offers of each place, with one call of the store for each country. Rejects with `StoreUnavailableError`; a failure
   * is not cached.
   */
  async at(places: readonly OfferPlace[]): Promise<OffersThere[]> {
    const byCountry = Map.groupBy(places, ({ country }) => country);
    const found = new Map<OfferPlace, OffersThere>();
    await Promise.all(
      [...byCountry].map(async ([country, here]) => {
        const titles = here.map(({ title }) => title);
        const all = await this.#store.offersIn(titles, country);
        for (const [index, place] of here.entries()) {
          const offers = all[index] ?? null;
          found.set(place, offers);
          this.#offers.set(placeText(place), { offers });
        }
      }),
    );
    return places.map((place) => found.get(place) ?? null);
  }
}

/** A place as one string, such as `movie:603 DE`: equal for equal places. */
export function placeText({ title, country }: OfferPlace): string {
  return `${titleKeyText(title)} ${country}`;
}
