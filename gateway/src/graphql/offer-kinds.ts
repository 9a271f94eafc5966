import { MONETIZATION_TYPES, type MonetizationType } from "../film-database/questions.ts";
import type { OfferKind } from "../generated/resolvers.ts";

const KIND: Record<MonetizationType, OfferKind> = {
  flatrate: "FLATRATE",
  free: "FREE",
  ads: "ADS",
  rent: "RENT",
  buy: "BUY",
};

/** A kind of offer as the schema names it. */
export function offerKind(type: MonetizationType): OfferKind {
  return KIND[type];
}

/** Kinds of offer as the film database names them, in its order; all five where none are given. */
export function monetizationTypes(
  kinds?: readonly OfferKind[] | null,
): readonly MonetizationType[] {
  return kinds == null
    ? MONETIZATION_TYPES
    : MONETIZATION_TYPES.filter((type) => kinds.includes(KIND[type]));
}
