import type { OfferResolvers } from "../../generated/resolvers.ts";
import { andThen } from "../../maybe-promise.ts";
import { sharing } from "../execution/pure.ts";

export const Offer: OfferResolvers = {
  firstSeen: sharing(({ observed, countryCode, provider, kind }, _, { changes }) => {
    if (observed === null) return null;
    return andThen(
      changes.firstSeen(observed, countryCode, { provider: provider.id, kind }),
      (seen) => (seen === null ? null : new Date(seen).toISOString()),
    );
  }),
};
