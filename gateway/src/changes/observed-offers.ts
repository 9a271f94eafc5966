import type { AvailabilityStore, OfferState } from "../stores/availability-store.ts";
import { BatchCache } from "../stores/batch-cache.ts";
import { titleKeyText, type TitleKey } from "../stores/title-key.ts";

/** For how many milliseconds offers are cached: as long as the ratings that are requested with them. */
const TTL_MS = 10_000;
/** How many titles' offers in a country are cached, some 1 to 4 KB each. */
const MOST_PLACES = 5000;

/** A title in a country. */
export interface OfferPlace {
  readonly title: TitleKey;
  readonly country: string;
}

/** The published offers of a title in a country; null for a title never observed. */
export type OffersThere = readonly OfferState[] | null;

/** The offers of titles as they were last observed, read at most 10 seconds ago, for all requests. */
export class ObservedOffers {
  readonly #cache: BatchCache<OfferPlace, OffersThere>;

  constructor(store: AvailabilityStore) {
    this.#cache = new BatchCache({
      most: MOST_PLACES,
      ttl: TTL_MS,
      textOf: placeText,
      read: (places) => readOffers(store, places),
      readAtOnce: ({ title, country }) => store.offersAtOnce?.(title, country),
    });
  }

  /**
   * The offers that are cached, or in a store that has nothing to wait for.
   *
   * @returns undefined where `at` has to be called
   * @throws StoreUnavailableError
   */
  atOnce(place: OfferPlace): OffersThere | undefined {
    return this.#cache.atOnce(place);
  }

  /** The offers of each place. Rejects with `StoreUnavailableError`. */
  at(places: readonly OfferPlace[]): Promise<OffersThere[]> {
    return this.#cache.get(places);
  }
}

/** The offers of each place, with one call of the store for each country. */
async function readOffers(
  store: AvailabilityStore,
  places: readonly OfferPlace[],
): Promise<OffersThere[]> {
  const byCountry = Map.groupBy(places, ({ country }) => country);
  const found = new Map<OfferPlace, OffersThere>();
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

/** A place as one string, such as `movie:603 DE`: equal for equal places. */
export function placeText({ title, country }: OfferPlace): string {
  return `${titleKeyText(title)} ${country}`;
}
