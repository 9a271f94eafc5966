import type { OfferKind } from "../../generated/schema.ts";
import { groupByFamily } from "../../shared/providers/group-by-family.ts";
import type { FamilyOffers } from "../../shared/providers/group-by-family.ts";
import { offerKindLabels, offerKinds } from "../../shared/providers/offer-kinds.ts";
import type { Availability_AnswerFragment } from "./Availability.generated.ts";

/** One offer as the block reads it. */
export type AvailabilityOffer = NonNullable<Availability_AnswerFragment["offers"]>[number];

/** The offers of one kind. */
export interface OfferGroup {
  readonly kind: OfferKind;
  readonly heading: string;
  readonly families: readonly FamilyOffers<AvailabilityOffer>[];
}

/** Offers by kind, and within a kind by provider family. A kind without offers has no group. */
export const groupOffers = (offers: readonly AvailabilityOffer[]): OfferGroup[] =>
  offerKinds.flatMap((kind) => {
    const families = groupByFamily(offers.filter((offer) => offer.kind === kind));
    return families.length === 0 ? [] : [{ kind, heading: offerKindLabels[kind], families }];
  });
