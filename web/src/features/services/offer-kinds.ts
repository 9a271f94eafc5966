import type { OfferKind } from "../../generated/schema.ts";
import { t, type PlainMessageName } from "../../lib/messages.ts";
import { formatAlternatives } from "../../lib/format/format.ts";

const offerKindLabels: Readonly<Record<OfferKind, PlainMessageName>> = {
  FLATRATE: "kinds.subscription",
  FREE: "kinds.free",
  ADS: "kinds.freeWithAds",
  RENT: "kinds.rent",
  BUY: "kinds.buy",
};

export const getKindLabel = (kind: OfferKind): string => t(offerKindLabels[kind]);

export const getKindsInText = (kinds: readonly OfferKind[]): string =>
  formatAlternatives(kinds.map((kind) => t("kinds.kindInText", { kind })));

export const offerKinds: readonly OfferKind[] = ["FLATRATE", "FREE", "ADS", "RENT", "BUY"];

export const toggleKind = (kinds: readonly OfferKind[], kind: OfferKind): readonly OfferKind[] =>
  offerKinds.filter((each) => kinds.includes(each) !== (each === kind));

/** The kinds that cost nothing beyond a subscription: what counts unless the visitor says otherwise. */
export const usualKinds: readonly OfferKind[] = ["FLATRATE", "FREE", "ADS"];

export const kindInUrl = (kind: OfferKind): string => kind.toLowerCase();

/** The kinds among words of a URL or of the browser's storage, in their order; other words are ignored. */
export const readKinds = (words: readonly string[]): readonly OfferKind[] => {
  const named = new Set(words.map((word) => word.trim().toLowerCase()));
  return offerKinds.filter((kind) => named.has(kindInUrl(kind)));
};
