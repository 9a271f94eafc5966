import type { OfferKind } from "../../generated/schema.ts";
import type { MyServices } from "../../features/services/my-services.ts";
import { usableOffers } from "../../features/services/my-services.ts";
import { usualKinds } from "../../features/services/offer-kinds.ts";
import type { WatchableTitle, WatchableTitles } from "../../features/titles/watchable-context.ts";
import { watchableKey } from "../../features/titles/watchable-context.ts";
import type { LookedUp } from "./use-list-titles.ts";

/** What the cards of a list say of where their titles can be watched. */
export const toWatchable = (
  titles: ReadonlyMap<string, LookedUp | null>,
  mine: MyServices,
): WatchableTitles => {
  const kinds = new Set<OfferKind>([...usualKinds, ...mine.kinds]);
  const known = [...titles.values()]
    .filter((title) => title !== null && title.__typename !== "TitleProblem")
    .map(({ type, id, availability }): [string, WatchableTitle] => {
      const offers = availability.offers ?? [];
      return [
        watchableKey(type, id),
        {
          status: availability.status,
          kinds: availability.kinds ?? [],
          offers: offers.filter(({ kind }) => kinds.has(kind)),
          usable: usableOffers(offers, mine),
        },
      ];
    });
  return { onlyMine: false, titles: new Map(known) };
};
