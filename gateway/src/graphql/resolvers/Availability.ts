import type { AvailabilityResolvers } from "../../generated/resolvers.ts";
import { andThen } from "../../maybe-promise.ts";
import { offersOf } from "../../providers/availability.ts";
import { countryOf } from "../../titles/countries.ts";

export const Availability: AvailabilityResolvers = {
  /** A country that no list names has a name where it has offers. */
  country: ({ countryCode, status }, _, { reference }) =>
    andThen(
      reference.countries(),
      ({ byCode }) =>
        byCode.get(countryCode) ?? (status === "HAS_OFFERS" ? countryOf(countryCode) : null),
    ),
  offers: (availability, { kinds }) => offersOf(availability, kinds),
  link: ({ offers }) => offers?.link ?? null,
};
