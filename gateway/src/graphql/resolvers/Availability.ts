import type { AvailabilityResolvers } from "../../generated/resolvers.ts";
import { offersOf } from "../../providers/availability.ts";

export const Availability: AvailabilityResolvers = {
  country: async ({ countryCode }, _, { reference }) =>
    (await reference.countries()).byCode.get(countryCode) ?? null,
  offers: (availability, { kinds }) => offersOf(availability, kinds),
  link: ({ offers }) => offers?.link ?? null,
};
