import { LRUCache } from "lru-cache";
import type { Catalog } from "../catalog/catalog.ts";
import type { Kind, Title } from "../catalog/title.ts";
import { type Offer, offersIn } from "./availability.ts";

/** The offers of every listed title of a kind in a region. */
export type ProviderIndex = (kind: Kind, region: string) => ReadonlyMap<Title, readonly Offer[]>;

const REGIONS_KEPT = 24;

/**
 * Works out a region's offers when they are first requested and keeps the last regions used.
 *
 * @param day the day as of which offers are worked out, YYYY-MM-DD
 */
export function providerIndex(catalog: Catalog, day: () => string): ProviderIndex {
  const kept = new LRUCache<string, ReadonlyMap<Title, readonly Offer[]>>({ max: REGIONS_KEPT });
  return (kind, region) => {
    const asOf = day();
    const key = `${kind}-${region}-${asOf}`;
    const known = kept.get(key);
    if (known) return known;
    const offers = new Map<Title, readonly Offer[]>();
    for (const title of catalog[kind].titles) {
      const found = offersIn(title, region, asOf);
      if (found.length > 0) offers.set(title, found);
    }
    kept.set(key, offers);
    return offers;
  };
}
