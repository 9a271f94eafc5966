import { AppError } from "../errors.ts";
import type { Answer } from "../film-database/cache/answer.ts";
import { MONETIZATION_TYPES } from "../film-database/questions.ts";
import type {
  CountryOffersRecord,
  WatchProvidersRecord,
} from "../film-database/records/watch-providers.ts";
import type { Countries } from "../loaders/reference-lists.ts";
import type { AvailabilityParent, OfferedTitle } from "./parents.ts";

const NO_OFFERS: CountryOffersRecord = {
  link: null,
  flatrate: [],
  free: [],
  ads: [],
  rent: [],
  buy: [],
};

/** Which of the four answers a title's offers give for a country. */
export function availabilityOf(
  title: OfferedTitle,
  countryCode: string,
  { value, ...age }: Answer<WatchProvidersRecord>,
  countries: Countries,
): AvailabilityParent {
  const offers = Object.hasOwn(value.results, countryCode) ? value.results[countryCode] : undefined;
  if (offers && hasOffers(offers)) return { title, countryCode, status: "HAS_OFFERS", offers, age };
  return countries.byCode.has(countryCode)
    ? { title, countryCode, status: "NONE_KNOWN", offers: offers ?? NO_OFFERS, age }
    : { title, countryCode, status: "COUNTRY_NOT_COVERED", offers: null, age };
}

/**
 * Availability, or the answer that the film database could not be asked. Every other fault stays
 * an error.
 */
export async function orUnavailable(
  asked: Promise<AvailabilityParent>,
  title: OfferedTitle,
  countryCode: string,
): Promise<AvailabilityParent> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof AppError) || error.status !== 503) throw error;
    return { title, countryCode, status: "FILM_DATABASE_UNAVAILABLE", offers: null, age: null };
  }
}

function hasOffers(offers: CountryOffersRecord): boolean {
  return MONETIZATION_TYPES.some((kind) => offers[kind].length > 0);
}
