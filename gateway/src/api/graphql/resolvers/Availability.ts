import type { AvailabilityResolvers } from "../../../generated/resolvers.ts";
import { getOffers } from "../../../domain/availability/availability.ts";
import { countryOf } from "../../../domain/titles/countries.ts";

export const Availability: AvailabilityResolvers = {
  /** A country that no list names has a name where it has offers. */
  country: async ({ countryCode, status }, _, { reference, scope }) =>
    (await reference.countries()).byCode.get(countryCode) ??
    (status === "HAS_OFFERS" ? countryOf(countryCode, scope.language) : null),
  offers: (availability, { kinds }) => getOffers(availability, kinds),
  streamingElsewhere: (found, _, { availability }) => availability.streamingElsewhere(found),
  link: ({ offers }) => offers?.link ?? null,
};
