import type { OffersAbroadQuery } from "./OffersAbroad.generated.ts";
import type { KnownOffer } from "./offer-groups.ts";

/** One offer in another country than the selected one. */
export type OfferAbroad = NonNullable<NonNullable<OffersAbroadQuery["title"]>["offersOf"]>[number];

/** What the visitor's services in other countries have of a title. */
export interface AbroadState {
  /** The codes of the countries. */
  readonly countries: readonly string[];
  /** Null while they are not known, or could not be had. */
  readonly offers: readonly OfferAbroad[] | null;
  readonly loading: boolean;
}

/** What the visitor's services have of a title. */
export interface MyOffers {
  /** Whether the visitor has chosen any services. */
  readonly chosen: boolean;
  /** The offers that they can use with them, in the order of all offers; those in other countries last. */
  readonly usable: readonly KnownOffer[];
  /** Null for visitors without services in other countries. */
  readonly abroad: AbroadState | null;
}

/** Before the visitor's services are known, and for visitors who have chosen none. */
export const noOwnServices: MyOffers = { chosen: false, usable: [], abroad: null };

/** The offers of the visitor's services before all others, otherwise in their order. */
export const ownFirst = <Offer extends KnownOffer>(
  offers: readonly Offer[],
  own: MyOffers,
): readonly Offer[] =>
  offers.toSorted((one, other) => Number(isMine(other, own)) - Number(isMine(one, own)));

/** Whether one of the visitor's services has the title in one of the ways that a service offers it. */
export const isMine = (
  { provider, countryCode }: Pick<KnownOffer, "provider" | "countryCode">,
  { usable }: MyOffers,
): boolean =>
  usable.some((offer) => offer.provider.id === provider.id && offer.countryCode === countryCode);
