import { AppError } from "../errors.ts";
import { andThen, type MaybePromise } from "../maybe-promise.ts";
import { oncePerObject } from "../once-per-object.ts";
import type { Availability } from "../providers/availability.ts";
import { NO_OFFERS } from "../film-database/records/compact-offers.ts";
import type { WatchProvidersRecord } from "../film-database/records/watch-providers.ts";
import { type OfferKind, OffersByCountry } from "../providers/offers.ts";
import type { TitleKey } from "../stores/title-key.ts";
import {
  type AvailabilityData,
  availabilityIn,
  type MadeInRequest,
  type OffersWithFreshness,
} from "./availability-in.ts";
import { type Countries, type Country, countryOf, sortedByName } from "./countries.ts";
import type { ReferenceLists } from "./reference-lists.ts";
import { type Title, yearOf } from "./title.ts";
import type { Titles } from "./titles.ts";

function keyOf({ type, id }: Title): TitleKey {
  return { type, id };
}

/** Where titles can be watched, for one request. */
export class Availabilities {
  readonly #titles: Titles;
  readonly #reference: ReferenceLists;
  readonly #made: MadeInRequest = new Map();

  constructor(titles: Titles, reference: ReferenceLists) {
    this.#titles = titles;
    this.#reference = reference;
  }

  /** Where a title can be watched in a country; a status says that the film database is unavailable. */
  ofTitle(title: Title, country: string): MaybePromise<Availability> {
    return this.#find(
      () => this.#titles.detailsOf(title),
      (data) => {
        const of = { title: offeredTitle(title), observed: keyOf(title) };
        return availabilityIn(country, of, data, this.#made);
      },
    );
  }

  /** Where a season of a show can be watched in a country, as `ofTitle`. */
  ofSeason(show: Title, season: number, country: string): MaybePromise<Availability> {
    return this.#find(
      () =>
        andThen(this.#titles.seasonOffers(show.id, season), ({ value, ...freshness }) => ({
          // A season that the film database has no offers for has none that are known.
          offers: offersOfSeason(value ?? NO_KNOWN_OFFERS),
          freshness,
        })),
      (data) => {
        const of = { title: offeredTitle(show), observed: null };
        return availabilityIn(country, of, data, this.#made);
      },
    );
  }

  /** In each of several countries; where null, in all that the film database covers or has offers in. */
  inCountries(
    title: Title,
    countries: readonly string[] | null,
  ): MaybePromise<readonly MaybePromise<Availability>[]> {
    return andThen(countries ?? this.#allCountries(title), (codes) =>
      codes.map((code) => this.ofTitle(title, code)),
    );
  }

  /**
   * The countries in which a title has an offer of one of the kinds, by English name; null when the film
   * database has no data.
   */
  countriesWith(
    title: Title,
    kinds: readonly OfferKind[],
  ): MaybePromise<readonly Country[] | null> {
    return ifAvailable(
      () =>
        andThen(this.#reference.countries(), (countries) =>
          andThen(this.#titles.detailsOf(title), ({ offers }) =>
            countriesOnce(offers)(kinds, countries),
          ),
        ),
      () => null,
    );
  }

  #allCountries(title: Title): MaybePromise<readonly string[]> {
    return andThen(this.#reference.countries(), ({ inOrder, byCode }) =>
      andThen(this.#titles.detailsOf(title), ({ offers }) => {
        const further = offers.countries.filter((code) => !byCode.has(code));
        return [...inOrder.map(({ code }) => code), ...further];
      }),
    );
  }

  #find(
    load: () => MaybePromise<OffersWithFreshness>,
    make: (data: AvailabilityData | null) => Availability,
  ): MaybePromise<Availability> {
    return ifAvailable(
      () =>
        andThen(this.#reference.countries(), ({ byCode }) =>
          andThen(load(), ({ offers, freshness }) => make({ offers, freshness, byCode })),
        ),
      () => make(null),
    );
  }
}

const offeredTitle = oncePerObject((title: Title) => ({ name: title.name, year: yearOf(title) }));

const NO_KNOWN_OFFERS: WatchProvidersRecord = { results: NO_OFFERS, incomplete: false };
const offersOfSeason = oncePerObject((record: WatchProvidersRecord) => new OffersByCountry(record));

/** Gives a stand-in where the film database has no data; every other error is thrown. */
function ifAvailable<Value>(
  find: () => MaybePromise<Value>,
  standIn: () => Value,
): MaybePromise<Value> {
  const failed = (error: unknown): Value => {
    if (error instanceof AppError && error.status === 503) return standIn();
    throw error;
  };
  try {
    const found = find();
    return found instanceof Promise ? found.catch(failed) : found;
  } catch (error) {
    return failed(error);
  }
}

/** Remembers the last countries of a title that were looked for. */
const countriesOnce = oncePerObject((offers: OffersByCountry) => {
  let last: { kinds: string; countries: Countries; found: readonly Country[] | null } | undefined;
  return (kinds: readonly OfferKind[], countries: Countries) => {
    const text = kinds.join();
    if (last?.kinds !== text || last.countries !== countries) {
      last = { kinds: text, countries, found: countriesWith(offers, kinds, countries) };
    }
    return last.found;
  };
});

/** The countries with an offer of one of the kinds, by name; null when offers may be missing and none is known. */
function countriesWith(
  offers: OffersByCountry,
  kinds: readonly OfferKind[],
  { byName, byCode }: Countries,
): readonly Country[] | null {
  const codes = new Set(offers.countriesWith(kinds));
  if (codes.size === 0 && offers.incomplete) return null;
  const known = byName.filter(({ code }) => codes.has(code));
  if (known.length === codes.size) return known;
  const unknown = [...codes].filter((code) => !byCode.has(code));
  return sortedByName([...known, ...unknown.map(countryOf)]);
}
