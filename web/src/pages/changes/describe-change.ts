import { offerKindLabels } from "../../features/services/offer-kinds.ts";
import { serviceName } from "../../features/services/service-name.ts";
import type { WatchableOffer } from "../../features/titles/watchable-context.ts";

/** What changed of a title in words: 'New on Netflix (subscription), Apple TV (rent, buy)'. */
export const describeChange = (
  offers: readonly WatchableOffer[],
  change: "ADDED" | "REMOVED",
): string => {
  const services = [...Map.groupBy(offers, ({ provider }) => serviceName(provider))].map(
    ([name, all]) =>
      `${name} (${all.map(({ kind }) => offerKindLabels[kind].toLowerCase()).join(", ")})`,
  );
  return `${change === "ADDED" ? "New on" : "Gone from"} ${services.join(", ")}`;
};
