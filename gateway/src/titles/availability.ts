import { AppError } from "../errors.ts";
import { type Availability, statusOf } from "../providers/availability.ts";
import { type OfferKind, OffersByCountry } from "../providers/offers.ts";
import type { TitleKey } from "../stores/title-key.ts";
import { type Country, countryOf, sortedByName } from "./countries.ts";
import type { ReferenceLists } from "./reference-lists.ts";
import { type DataFreshness, type Title, yearOf } from "./title.ts";
import type { Titles } from "./titles.ts";

function keyOf({ type, id }: Title): TitleKey {
  return { type, id };
}

/** Where titles can be watched, for one request. */
export class Availabilities {
  readonly #titles: Titles;
  readonly #reference: ReferenceLists;

  constructor(titles: Titles, reference: ReferenceLists) {
    this.#titles = titles;
    this.#reference = reference;
  }

  /** Where a title can be watched in a country; a status says that the film database is unavailable. */
  ofTitle(title: Title, country: string): Promise<Availability> {
    return this.#find(title, country, keyOf(title), async () => this.#titles.detailsOf(title));
  }

  /** Where a season of a show can be watched in a country, as `ofTitle`. */
  ofSeason(show: Title, season: number, country: string): Promise<Availability> {
    return this.#find(show, country, null, async () => {
      const { value, ...freshness } = await this.#titles.seasonOffers(show.id, season);
      // A season that the film database has no offers for has none that are known.
      return {
        offers: new OffersByCountry(value ?? { results: {}, incomplete: false }),
        freshness,
      };
    });
  }

  /** In each of several countries; where null, in all that the film database covers or has offers in. */
  async inCountries(
    title: Title,
    countries: readonly string[] | null,
  ): Promise<readonly Availability[]> {
    const codes = countries ?? (await this.#allCountries(title));
    return Promise.all(codes.map((code) => this.ofTitle(title, code)));
  }

  /**
   * The countries in which a title has an offer of one of the kinds, by English name; null when the film
   * database has no data.
   */
  async countriesWith(
    title: Title,
    kinds: readonly OfferKind[],
  ): Promise<readonly Country[] | null> {
    try {
      const { byCode, byName } = await this.#reference.countries();
      const { offers } = await this.#titles.detailsOf(title);
      const codes = new Set(offers.countriesWith(kinds));
      if (codes.size === 0 && offers.incomplete) return null;
      const known = byName.filter(({ code }) => codes.has(code));
      if (known.length === codes.size) return known;
      const unknown = [...codes].filter((code) => !byCode.has(code));
      return sortedByName([...known, ...unknown.map(countryOf)]);
    } catch (error) {
      if (error instanceof AppError && error.status === 503) return null;
      throw error;
    }
  }

  async #allCountries(title: Title): Promise<readonly string[]> {
    const { inOrder, byCode } = await this.#reference.countries();
    const { offers } = await this.#titles.detailsOf(title);
    const further = offers.countries.filter((code) => !byCode.has(code));
    return [...inOrder.map(({ code }) => code), ...further];
  }

  async #find(
    title: Title,
    countryCode: string,
    observed: TitleKey | null,
    load: () => Promise<{ offers: OffersByCountry; freshness: DataFreshness }>,
  ): Promise<Availability> {
    const request = { title: { name: title.name, year: yearOf(title) }, observed, countryCode };
    try {
      const [{ byCode }, { offers, freshness }] = await Promise.all([
        this.#reference.countries(),
        load(),
      ]);
      const found = statusOf(offers.in(countryCode), byCode.has(countryCode), offers.incomplete);
      const isKnown = found.status !== "FILM_DATABASE_UNAVAILABLE";
      return { ...request, ...found, freshness: isKnown ? freshness : null };
    } catch (error) {
      if (!(error instanceof AppError) || error.status !== 503) throw error;
      const nothing = { offers: null, kinds: null, freshness: null };
      return { ...request, status: "FILM_DATABASE_UNAVAILABLE", ...nothing };
    }
  }
}
