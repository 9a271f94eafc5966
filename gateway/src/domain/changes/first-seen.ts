import DataLoader from "dataloader";
import type { Freshness } from "../../request-scope.ts";
import type { AvailabilityStore, OfferState } from "../../stores/availability-store.ts";
import { StoreUnavailableError } from "../../stores/store-unavailable.ts";
import { titleKeyText, type TitleKey } from "../../film-database/title-key.ts";

/** A title in a country. */
interface ObservedTitle {
  readonly title: TitleKey;
  readonly country: string;
}

/** The published offers of a title in a country; null for a title never observed. */
type ObservedOffers = readonly OfferState[] | null;

/** When offers were first observed, for one request: the titles of one country cost one call of the store. */
export class FirstSeen {
  readonly #freshness: Freshness;
  readonly #offers: DataLoader<ObservedTitle, ObservedOffers, string>;

  /** @param freshness notes offers that could not be had */
  constructor(store: Pick<AvailabilityStore, "offersIn">, freshness: Freshness) {
    this.#freshness = freshness;
    this.#offers = new DataLoader((keys) => readOffers(store, keys), {
      cacheKeyFn: ({ title, country }) => `${titleKeyText(title)} ${country}`,
    });
  }

  /**
   * When an offer was first observed, in milliseconds since 1970; null when the first observation of the title had it,
   * when it has not been observed, and while the store is unavailable, since a page has more to show.
   *
   * @throws whatever is no `StoreUnavailableError`
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

/** The offers of each title in its country, with one call of the store for each country. */
async function readOffers(
  store: Pick<AvailabilityStore, "offersIn">,
  keys: readonly ObservedTitle[],
): Promise<ObservedOffers[]> {
  const found = new Map<ObservedTitle, ObservedOffers>();
  await Promise.all(
    [...Map.groupBy(keys, ({ country }) => country)].map(async ([country, group]) => {
      const titles = group.map(({ title }) => title);
      const offers = await store.offersIn(titles, country);
      group.forEach((key, index) => found.set(key, offers[index] ?? null));
    }),
  );
  return keys.map((key) => found.get(key) ?? null);
}
