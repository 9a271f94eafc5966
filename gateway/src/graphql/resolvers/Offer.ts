import type { OfferResolvers } from "../../generated/resolvers.ts";
import { offerKind } from "../offer-kinds.ts";

export const Offer: OfferResolvers = {
  kind: (parent) => offerKind(parent.kind),
};
