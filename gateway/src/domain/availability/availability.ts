import type { LanguageCode } from "@flickmap/schema/languages.ts";
import { ifAvailable } from "../../errors.ts";
import type {
  CountryOffersRecord,
  OffersRecord,
  ProviderRecord,
  WatchProvidersRecord,
} from "../../film-database/records/watch-providers.ts";
import type { TitleKey } from "../../film-database/records/title.ts";
import {
  offerLink,
  type OfferedTitle,
  type OfferLink,
  type Provider,
  toProvider,
} from "./providers.ts";
import { OFFER_KINDS, type OfferKind } from "../../film-database/request-parameters.ts";
import { type Countries, type Country, countryOf, sortedByName } from "../titles/countries.ts";
import type { ReferenceLists } from "../titles/reference-lists.ts";
import { type DataFreshness, type Title, getYear } from "../titles/title.ts";
import { USUAL_KINDS } from "../titles/watchable-lists.ts";
import type { RequestLanguage } from "../titles/request-language.ts";
import type { Titles } from "../titles/titles.ts";

export const AVAILABILITY_STATUSES = [
  "HAS_OFFERS",
  "NONE_KNOWN",
  "COUNTRY_NOT_COVERED",
  "FILM_DATABASE_UNAVAILABLE",
] as const;

/** What is known of a title's availability in a country. The four results are never confused. */
export interface Availability {
  readonly title: OfferedTitle;
  /** The title whose offers are observed; null for a season. */
  readonly observed: TitleKey | null;
  /** ISO 3166-1. */
  readonly countryCode: string;
  readonly status: (typeof AVAILABILITY_STATUSES)[number];
  /** Null where nothing is known. */
  readonly offers: CountryOffers | null;
  /** The offers in all countries; null where nothing is known. */
  readonly everywhere: OffersByCountry | null;
  /** The kinds that there are offers of, in their order; null where nothing is known. */
  readonly kinds: readonly OfferKind[] | null;
  /** When the film database said so; null where it did not. */
  readonly freshness: { readonly fetchedAt: number; readonly stale: boolean } | null;
}

export interface Offer {
  readonly kind: OfferKind;
  readonly provider: Provider;
  readonly url: string;
  readonly linkKind: OfferLink["kind"];
  /** Where the offer is; a title whose offers are observed, or null. */
  readonly observed: TitleKey | null;
  readonly countryCode: string;
}

export class Availabilities {
  readonly #titles: Titles;
  readonly #reference: ReferenceLists;
  readonly #language: RequestLanguage;

  constructor(titles: Titles, reference: ReferenceLists, language: RequestLanguage) {
    this.#titles = titles;
    this.#language = language;
    this.#reference = reference;
  }

  /** Where a title can be watched in a country; a status says that the film database is unavailable. */
  whereToWatch(title: Title, country: string): Promise<Availability> {
    const observed = { type: title.type, id: title.id };
    return this.#find({ title, observed, country }, () => this.#titles.detailsOf(title));
  }

  /** Where a season of a show can be watched in a country, as `whereToWatch`. */
  ofSeason(show: Title, season: number, country: string): Promise<Availability> {
    return this.#find({ title: show, observed: null, country }, async () => {
      const { value, ...freshness } = await this.#titles.seasonOffers(show.id, season);
      // A season that the film database has no offers for has none that are known.
      return { offers: new OffersByCountry(value ?? NO_KNOWN_OFFERS), freshness };
    });
  }

  /** In each of several countries; where null, in all that the film database covers or has offers in. */
  async inCountries(
    title: Title,
    countries: readonly string[] | null,
  ): Promise<readonly Promise<Availability>[]> {
    const codes = countries ?? (await this.#allCountries(title));
    return codes.map((code) => this.whereToWatch(title, code));
  }

  /** The countries in which a title has an offer of one of the kinds, by name; null when nothing is known. */
  countriesWith(title: Title, kinds: readonly OfferKind[]): Promise<readonly Country[] | null> {
    const found = Promise.all([this.#reference.countries(), this.#titles.detailsOf(title)]);
    return ifAvailable(
      found.then(([countries, { offers }]) =>
        countriesWith(offers, kinds, countries, this.#language.code),
      ),
      null,
    );
  }

  /** Where else a title that has no offers in a country can be streamed, by name; null where it has some, or nothing is known. */
  async streamingElsewhere({
    status,
    everywhere,
  }: Availability): Promise<readonly Country[] | null> {
    if (status === "HAS_OFFERS" || everywhere === null) return null;
    const countries = await this.#reference.countries();
    return countriesWith(everywhere, USUAL_KINDS, countries, this.#language.code);
  }

  async #allCountries(title: Title): Promise<readonly string[]> {
    const { inOrder, byCode } = await this.#reference.countries();
    const { offers } = await this.#titles.detailsOf(title);
    const further = offers.countries.filter((code) => !byCode.has(code));
    return [...inOrder.map(({ code }) => code), ...further];
  }

  async #find(
    of: {
      readonly title: Title;
      readonly observed: TitleKey | null;
      readonly country: string;
    },
    load: () => Promise<{ readonly offers: OffersByCountry; readonly freshness: DataFreshness }>,
  ): Promise<Availability> {
    const { title, observed, country } = of;
    const known = {
      // Services are searched as they are for who reads English: not each of them knows names in every language.
      title: { name: title.englishName ?? title.name, year: getYear(title) },
      observed,
      countryCode: country,
    };
    const found = await ifAvailable(Promise.all([load(), this.#reference.countries()]), null);
    if (found === null) {
      const status = "FILM_DATABASE_UNAVAILABLE";
      return { ...known, status, offers: null, everywhere: null, kinds: null, freshness: null };
    }
    const [{ offers, freshness }, { byCode }] = found;
    const result = toAvailabilityStatus(offers.in(country), byCode.has(country), offers.incomplete);
    const isKnown = result.status !== "FILM_DATABASE_UNAVAILABLE";
    return {
      ...known,
      ...result,
      everywhere: isKnown ? offers : null,
      freshness: isKnown ? freshness : null,
    };
  }
}

const NO_KNOWN_OFFERS: WatchProvidersRecord = { results: {}, incomplete: false };

/** The countries with an offer of one of the kinds, by name; null when offers may be missing and none is known. */
function countriesWith(
  offers: OffersByCountry,
  kinds: readonly OfferKind[],
  { byName, byCode }: Countries,
  language: LanguageCode,
): readonly Country[] | null {
  const codes = new Set(offers.countriesWith(kinds));
  if (codes.size === 0 && offers.incomplete) return null;
  const known = byName.filter(({ code }) => codes.has(code));
  if (known.length === codes.size) return known;
  const unknown = [...codes].filter((code) => !byCode.has(code));
  return sortedByName([...known, ...unknown.map((code) => countryOf(code, language))], language);
}

const NO_OFFERS: CountryOffers = {
  link: null,
  providers: { flatrate: [], free: [], ads: [], rent: [], buy: [] },
};

/** `covered`: the film database has data for the country at all; `incomplete`: offers may be missing. */
function toAvailabilityStatus(
  offers: CountryOffers | null,
  covered: boolean,
  incomplete: boolean,
): Pick<Availability, "status" | "offers" | "kinds"> {
  const kinds = OFFER_KINDS.filter((kind) => offers && offers.providers[kind].length > 0);
  if (kinds.length > 0) return { status: "HAS_OFFERS", offers, kinds };
  if (!covered) return { status: "COUNTRY_NOT_COVERED", offers: null, kinds: null };
  return incomplete
    ? { status: "FILM_DATABASE_UNAVAILABLE", offers: null, kinds: null }
    : { status: "NONE_KNOWN", offers: offers ?? NO_OFFERS, kinds };
}

/** The offers by kind, then by display priority; null where nothing is known. `kinds` takes all where null or absent. */
export function getOffers(
  { offers, title, observed, countryCode }: Availability,
  kinds?: readonly OfferKind[] | null,
): readonly Offer[] | null {
  if (offers === null) return null;
  return OFFER_KINDS.filter((kind) => kinds?.includes(kind) ?? true).flatMap((kind) =>
    offers.providers[kind].map((provider) => {
      const link = offerLink(provider, title, countryCode);
      return { kind, provider, url: link.url, linkKind: link.kind, observed, countryCode };
    }),
  );
}

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
