import { usualKinds } from "../../shared/providers/offer-kinds.ts";
import type { AvailabilityOffer } from "./offer-groups.ts";

/** The provider families that stream something by subscription or for free, by name, each once. */
export const streamingServices = (offers: readonly AvailabilityOffer[]): readonly string[] => [
  ...new Set(
    offers
      .filter(({ kind }) => usualKinds.includes(kind))
      .map(({ provider }) => provider.family.name),
  ),
];
