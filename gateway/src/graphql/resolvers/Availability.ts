import type { AvailabilityResolvers } from "../../generated/resolvers.ts";
import { andThen } from "../../maybe-promise.ts";
import { pure, sharing } from "../execution/pure.ts";
import { offersOf } from "../../providers/availability.ts";
import { countryOf } from "../../titles/countries.ts";

export const Availability: AvailabilityResolvers = {
  /** A country that no list names has a name where it has offers. */
  country: sharing(({ countryCode, status }, _, { reference }) =>
    andThen(
      reference.countries(),
      ({ byCode }) =>
        byCode.get(countryCode) ?? (status === "HAS_OFFERS" ? countryOf(countryCode) : null),
    ),
  ),
  offers: pure((availability, { kinds }) => offersOf(availability, kinds)),
  link: pure(({ offers }) => offers?.link ?? null),
};
