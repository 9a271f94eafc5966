import type { RegionRecord } from "../film-database/records/reference.ts";
import type { WatchProvidersRecord } from "../film-database/records/watch-providers.ts";
import type { OfferKind } from "../generated/resolvers.ts";
import { monetizationTypes } from "./offer-kinds.ts";
import type { CountryParent } from "./parents.ts";

const byName = new Intl.Collator("en");

/** The countries in which a title has an offer of one of the kinds, by English name. */
export function countriesWithOffers(
  providers: WatchProvidersRecord,
  kinds: readonly OfferKind[],
  countries: ReadonlyMap<string, RegionRecord>,
): readonly CountryParent[] {
  const types = monetizationTypes(kinds);
  return Object.entries(providers.results)
    .filter(([, offers]) => types.some((type) => offers[type].length > 0))
    .map(([code]) => ({ code, name: countries.get(code)?.english_name ?? code }))
    .toSorted((a, b) => byName.compare(a.name, b.name));
}
