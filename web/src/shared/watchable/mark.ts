import { offerKindLabels } from "../providers/offer-kinds.ts";
import type { WatchableOffer } from "./watchable-context.ts";

/** What the logos say, in words and by exact names: "On your services: Netflix (subscription)". */
export const markText = (offers: readonly WatchableOffer[], lit: boolean): string => {
  const names = offers.map(({ kind, provider }) =>
    lit ? `${provider.name} (${offerKindLabels[kind].toLowerCase()})` : provider.name,
  );
  return `${lit ? "On your services" : "By subscription"}: ${names.join(", ")}`;
};
