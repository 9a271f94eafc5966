import DataLoader from "dataloader";
import type { Freshness } from "../../request-scope.ts";
import type { AvailabilityStore, OfferState } from "../../stores/availability-store.ts";
import { titleKeyText, type TitleKey } from "../../film-database/title-key.ts";

interface ObservedTitle {
  readonly title: TitleKey;
  readonly country: string;
}

export class FirstSeen {
  readonly #freshness: Freshness;
  readonly #offers: DataLoader<ObservedTitle, readonly OfferState[] | null, string>;

  /** @param freshness notes offers that could not be had */
  constructor(store: Pick<AvailabilityStore, "offersIn">, freshness: Freshness) {
    this.#freshness = freshness;
    this.#offers = new DataLoader((keys) => readOffers(store, keys), {
      cacheKeyFn: ({ title, country }) => `${titleKeyText(title)} ${country}`,
    });
  }

  /** Milliseconds since 1970; null when the first observation had it, it was not observed, or the store is unavailable. */
  async of(
    title: TitleKey,
    country: string,
    { provider, kind }: Pick<OfferState, "provider" | "kind">,
  ): Promise<number | null> {
    const offers = await this.#freshness.orElse(this.#offers.load({ title, country }), null);
    const isIt = (offer: OfferState) => offer.provider === provider && offer.kind === kind;
    return offers?.find(isIt)?.firstSeen ?? null;
  }
}

/** The offers of each title in its country, with one call of the store for each country. */
async function readOffers(
  store: Pick<AvailabilityStore, "offersIn">,
  keys: readonly ObservedTitle[],
): Promise<(readonly OfferState[] | null)[]> {
  const found = new Map<ObservedTitle, readonly OfferState[] | null>();
  await Promise.all(
    [...Map.groupBy(keys, ({ country }) => country)].map(async ([country, group]) => {
      const titles = group.map(({ title }) => title);
      const offers = await store.offersIn(titles, country);
      group.forEach((key, index) => found.set(key, offers[index] ?? null));
    }),
  );
  return keys.map((key) => found.get(key) ?? null);
}
