import type { TitleKey } from "../../film-database/title-key.ts";
import { offerLink, type OfferedTitle, type OfferLink } from "./links.ts";
import {
  type CountryOffers,
  OFFER_KINDS,
  type OfferKind,
  type OffersByCountry,
  type Provider,
} from "./offers.ts";

/** What is known of a title's availability in a country. The four results are never confused. */
export interface Availability {
  readonly title: OfferedTitle;
  /** The title whose offers are observed; null for a season. */
  readonly observed: TitleKey | null;
  /** ISO 3166-1. */
  readonly countryCode: string;
  readonly status:
    | "HAS_OFFERS"
    | "NONE_KNOWN"
    | "COUNTRY_NOT_COVERED"
    | "FILM_DATABASE_UNAVAILABLE";
  /** Null where nothing is known. */
  readonly offers: CountryOffers | null;
  /** The offers in all countries; null where nothing is known. */
  readonly everywhere: OffersByCountry | null;
  /** The kinds that there are offers of, in their order; null where nothing is known. */
  readonly kinds: readonly OfferKind[] | null;
  /** When the film database said so; null where it did not. */
  readonly freshness: { readonly fetchedAt: number; readonly stale: boolean } | null;
}

/** One provider that has a title, in one way. */
export interface Offer {
  readonly kind: OfferKind;
  readonly provider: Provider;
  readonly url: string;
  readonly linkKind: OfferLink["kind"];
  /** Where the offer is; a title whose offers are observed, or null. */
  readonly observed: TitleKey | null;
  readonly countryCode: string;
}

const NO_OFFERS: CountryOffers = {
  link: null,
  providers: { flatrate: [], free: [], ads: [], rent: [], buy: [] },
};

/**
 * @param covered whether the film database has availability data for the country at all
 * @param incomplete whether offers may be missing, so that none here does not mean that there are none
 */
export function toAvailabilityStatus(
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

/**
 * The offers by kind, then by the providers' display priority; null where nothing is known.
 *
 * @param kinds only these; all where null or absent
 */
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
