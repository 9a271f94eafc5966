import { type Availability, statusOf } from "../providers/availability.ts";
import type { OffersByCountry } from "../providers/offers.ts";
import { RecentResults, ResultsOf } from "../recent-results.ts";
import type { Countries } from "./countries.ts";
import type { DataFreshness } from "./title.ts";

/** Offers and when the film database gave them. */
export interface OffersWithFreshness {
  readonly offers: OffersByCountry;
  readonly freshness: DataFreshness;
}

/** What an availability is made of. */
export interface AvailabilityData extends OffersWithFreshness {
  readonly byCode: Countries["byCode"];
}

type AvailabilityOf = Pick<Availability, "title" | "observed">;

/**
 * So many availabilities are remembered: those of a hundred titles in sixty countries, of some 2 KB each with their
 * offers and links.
 */
const MOST = 6000;

interface Remembered {
  readonly data: AvailabilityData;
  readonly availability: Availability;
}

const recent = new RecentResults(MOST);
const remembered = new ResultsOf<OffersByCountry, Map<string, Remembered>>(
  recent,
  ({ size }) => size,
);

/**
 * The availabilities that one request made and that are not remembered, of each title in the last country: a request looks
 * the same one up several times.
 */
export type MadeInRequest = Map<OffersByCountry, Remembered>;

/**
 * The availability in a country: mostly the same object for as long as what it is made of stays the same.
 *
 * @param data null where the film database has none
 * @param made in the same request
 */
export function availabilityIn(
  country: string,
  of: AvailabilityOf,
  data: AvailabilityData | null,
  made: MadeInRequest,
): Availability {
  if (data === null) {
    const status = "FILM_DATABASE_UNAVAILABLE";
    const nothing = { offers: null, kinds: null, freshness: null };
    return { ...of, countryCode: country, status, ...nothing, linked: { offers: null } };
  }
  const countries = remembered.get(data.offers);
  const stored = countries?.get(country);
  const known = stored ?? lastMade(made, data.offers, country);
  if (known !== undefined && isMadeOf(known, of, data)) return known.availability;
  const availability = makeAvailability(country, of, data);
  const result = { data, availability };
  if (stored === undefined && !recent.admits()) {
    made.set(data.offers, result);
    return availability;
  }
  if (countries === undefined) remembered.set(data.offers, new Map([[country, result]]));
  else {
    countries.set(country, result);
    if (stored === undefined) recent.add(1);
  }
  return availability;
}

function lastMade(
  made: MadeInRequest,
  offers: OffersByCountry,
  country: string,
): Remembered | undefined {
  const last = made.get(offers);
  return last?.availability.countryCode === country ? last : undefined;
}

function isMadeOf(
  { availability, data: { byCode, freshness } }: Remembered,
  { title }: AvailabilityOf,
  data: AvailabilityData,
): boolean {
  return (
    byCode === data.byCode &&
    freshness.fetchedAt === data.freshness.fetchedAt &&
    freshness.stale === data.freshness.stale &&
    availability.title.name === title.name &&
    availability.title.year === title.year
  );
}

function makeAvailability(
  countryCode: string,
  of: AvailabilityOf,
  { offers, freshness, byCode }: AvailabilityData,
): Availability {
  const found = statusOf(offers.in(countryCode), byCode.has(countryCode), offers.incomplete);
  const isKnown = found.status !== "FILM_DATABASE_UNAVAILABLE";
  const linked = { offers: null };
  return { ...of, countryCode, ...found, freshness: isKnown ? freshness : null, linked };
}
