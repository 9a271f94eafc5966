import type { OfferResolvers } from "../../../generated/resolvers.ts";

export const Offer: OfferResolvers = {
  firstSeen: async ({ observed, countryCode, provider, kind }, _, { changes }) => {
    if (observed === null) return null;
    const seen = await changes.firstSeen(observed, countryCode, { provider: provider.id, kind });
    return seen === null ? null : new Date(seen).toISOString();
  },
};
