import type { OfferKind } from "../../generated/schema.ts";
import type { WatchableOffer } from "./watchable-context.ts";

/** One offer a brand, the first: services of one brand are folded on a card. */
export const firstOfEachBrand = (offers: readonly WatchableOffer[]): readonly WatchableOffer[] => {
  const seen = new Set<string>();
  return offers.filter(({ provider }) => {
    const isNew = !seen.has(provider.family.id);
    seen.add(provider.family.id);
    return isNew;
  });
};

const how: Record<OfferKind, string> = {
  FLATRATE: "subscription",
  FREE: "free",
  ADS: "free with ads",
  RENT: "rent",
  BUY: "buy",
};

/** What the logos say, in words and by exact names: "On your services: Netflix (subscription)". */
export const markText = (offers: readonly WatchableOffer[], lit: boolean): string => {
  const names = offers.map(({ kind, provider }) =>
    lit ? `${provider.name} (${how[kind]})` : provider.name,
  );
  return `${lit ? "On your services" : "By subscription"}: ${names.join(", ")}`;
};
