import { usualKinds } from "../../services/offer-kinds.ts";
import { groupOffers } from "../offer-groups.ts";
import type { AvailabilityOffer } from "../offer-groups.ts";

/** The provider families that stream something by subscription or for free, by name, each once. */
export const streamingServices = (offers: readonly AvailabilityOffer[]): readonly string[] => [
  ...new Set(
    offers
      .filter(({ kind }) => usualKinds.includes(kind))
      .map(({ provider }) => provider.family.name),
  ),
];

/** How offers can be paid for once: 'Rent or buy', or one of the two; null where none can. */
export const paidOnce = (offers: readonly AvailabilityOffer[]): string | null =>
  groupOffers(offers.filter(({ kind }) => !usualKinds.includes(kind)))[0]?.heading ?? null;
