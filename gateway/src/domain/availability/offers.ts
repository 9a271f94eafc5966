import { OFFER_KINDS, type OfferKind } from "../../film-database/request-parameters.ts";
import type {
  CountryOffersRecord,
  OffersRecord,
  ProviderRecord,
  WatchProvidersRecord,
} from "../../film-database/records/watch-providers.ts";
import { type Provider, toProvider } from "./providers.ts";

export interface CountryOffers {
  /** The film database's own page of offers; null when it gives none. */
  readonly link: string | null;
  /** The providers of each kind of offer, most prominent first. */
  readonly providers: Readonly<Record<OfferKind, readonly Provider[]>>;
}

/** A title's offers in every country that has any. A country is converted each time that it is read. */
export class OffersByCountry {
  readonly #record: WatchProvidersRecord;

  constructor(record: WatchProvidersRecord) {
    this.#record = record;
  }

  /** Whether an offer was left out as malformed, or all of them were missing: a country without offers may have some. */
  get incomplete(): boolean {
    return this.#record.incomplete;
  }

  get countries(): readonly string[] {
    return Object.keys(this.#record.results);
  }

  /** The offers in a country, an ISO 3166-1 code; null when the film database has no entry for it. */
  in(country: string): CountryOffers | null {
    const record = this.#record.results[country];
    return record === undefined ? null : toCountryOffers(record, namesIn(this.#record.results));
  }

  countriesWith(kinds: readonly OfferKind[]): readonly string[] {
    return Object.entries(this.#record.results)
      .filter(([, inCountry]) => kinds.some((kind) => inCountry[kind].length > 0))
      .map(([code]) => code);
  }
}

const namesOfOffers = new WeakMap<OffersRecord, ReadonlyMap<number, string>>();

/** The name that each provider has first among the countries: it may have several. */
function namesIn(offers: OffersRecord): ReadonlyMap<number, string> {
  const known = namesOfOffers.get(offers);
  if (known) return known;
  const names = new Map<number, string>();
  for (const inCountry of Object.values(offers)) {
    for (const { provider_id: id, provider_name: name } of OFFER_KINDS.flatMap(
      (kind) => inCountry[kind],
    )) {
      if (!names.has(id)) names.set(id, name);
    }
  }
  namesOfOffers.set(offers, names);
  return names;
}

function toCountryOffers(
  record: CountryOffersRecord,
  names: ReadonlyMap<number, string>,
): CountryOffers {
  const { link, flatrate, free, ads, rent, buy } = record;
  const toProviders = (records: readonly ProviderRecord[]): readonly Provider[] =>
    records
      .map((one) =>
        toProvider({ ...one, provider_name: names.get(one.provider_id) ?? one.provider_name }),
      )
      .toSorted((a, b) => a.displayPriority - b.displayPriority);
  return {
    link,
    providers: {
      flatrate: toProviders(flatrate),
      free: toProviders(free),
      ads: toProviders(ads),
      rent: toProviders(rent),
      buy: toProviders(buy),
    },
  };
}
