import type { OfferKind } from "../../generated/schema.ts";
import type { Availability_AnswerFragment } from "./Availability.generated.ts";

/** One offer as the block reads it. */
export type AvailabilityOffer = NonNullable<Availability_AnswerFragment["offers"]>[number];

/** A brand in a group: its most prominent service, and its others under their exact names. */
export interface OfferedBrand {
  readonly first: AvailabilityOffer;
  readonly others: readonly AvailabilityOffer[];
}

/** The offers of one kind. */
export interface OfferGroup {
  readonly kind: OfferKind;
  readonly heading: string;
  readonly brands: readonly OfferedBrand[];
}

/** The groups in their order, and what they are called (decision 6). */
const headings: readonly (readonly [OfferKind, string])[] = [
  ["FLATRATE", "Subscription"],
  ["FREE", "Free"],
  ["ADS", "Free with ads"],
  ["RENT", "Rent"],
  ["BUY", "Buy"],
];

/** Offers by kind, and within a kind by brand, in the order they come in. A kind without offers has no group. */
export const groupOffers = (offers: readonly AvailabilityOffer[]): OfferGroup[] =>
  headings.flatMap(([kind, heading]) => {
    const brands = foldBrands(offers.filter((offer) => offer.kind === kind));
    return brands.length === 0 ? [] : [{ kind, heading, brands }];
  });

const foldBrands = (offers: readonly AvailabilityOffer[]): OfferedBrand[] =>
  [...Map.groupBy(offers, ({ provider }) => provider.family.id).values()].flatMap(
    ([first, ...others]) => (first ? [{ first, others }] : []),
  );
