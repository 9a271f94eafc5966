import type { OfferKind } from "../../generated/schema.ts";

/** The kinds of offer as visitors read them. */
export const offerKindLabels: Readonly<Record<OfferKind, string>> = {
  FLATRATE: "Subscription",
  FREE: "Free",
  ADS: "Free with ads",
  RENT: "Rent",
  BUY: "Buy",
};

/** The kinds of offer in the order that they are shown in everywhere. */
export const offerKinds: readonly OfferKind[] = ["FLATRATE", "FREE", "ADS", "RENT", "BUY"];

/** The kinds that cost nothing beyond a subscription: what counts unless the visitor says otherwise. */
export const usualKinds: readonly OfferKind[] = ["FLATRATE", "FREE", "ADS"];

/** How a kind stands in URLs, such as `flatrate`. */
export const kindInUrl = (kind: OfferKind): string => kind.toLowerCase();

/** The kinds among words of a URL or of the browser's storage, in their order; other words are ignored. */
export const readKinds = (words: readonly string[]): readonly OfferKind[] => {
  const named = new Set(words.map((word) => word.trim().toLowerCase()));
  return offerKinds.filter((kind) => named.has(kindInUrl(kind)));
};
