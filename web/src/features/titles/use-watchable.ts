import { skipToken } from "@apollo/client/react";
import { useMemo } from "react";
import type { OfferKind, TitleType } from "../../generated/schema.ts";
import {
  watchableKey,
  type WatchableOffer,
  type WatchableTitle,
  type WatchableTitles,
} from "./watchable-context.ts";
import { useCountry } from "../country/country-context.ts";
import { useMyServices } from "../services/use-my-services.ts";
import { toReference } from "../my-list/my-list.ts";
import { usualKinds } from "../services/offer-kinds.ts";
import { type MyServices, usableOffers } from "../services/my-services.ts";
import {
  type Watchable_TitleFragment,
  type WatchableQuery,
  type WatchableQueryVariables,
  useWatchableQuery,
} from "./_internal/Watchable.generated.ts";

export interface ListedTitle {
  readonly type: TitleType;
  readonly id: number;
}

const maxReferences = 50;

/** The kinds that a card shows: rent and buy come only where the visitor wants them. */
export const getShownKinds = ({ kinds }: Pick<MyServices, "kinds">): OfferKind[] => [
  ...new Set([...usualKinds, ...kinds]),
];

/** Up to 100 titles, each once. Rent and buy are requested only where the visitor watches so. */
export const watchableVariables = (
  titles: readonly ListedTitle[],
  country: string,
  mine: Pick<MyServices, "kinds">,
): WatchableQueryVariables | null => {
  const each = new Map(titles.map((title) => [watchableKey(title.type, title.id), title]));
  if (each.size === 0) return null;
  const references = [...each.values()].map(toReference);
  return {
    country,
    kinds: getShownKinds(mine),
    titles: references.slice(0, maxReferences),
    more: references.slice(maxReferences, 2 * maxReferences),
    hasMore: references.length > maxReferences,
  };
};

/** Where titles can be watched in the selected country: nothing is requested before it is known, nor where it is not wanted yet. */
export const useWatchable = (titles: readonly ListedTitle[], isWanted = true): WatchableTitles => {
  const { mine } = useMyServices();
  const code = useCountry().country?.code;
  const variables = useMemo(
    () => (isWanted && code !== undefined ? watchableVariables(titles, code, mine) : null),
    [titles, isWanted, code, mine],
  );
  const { data } = useWatchableQuery(variables === null ? skipToken : { variables });
  return useMemo(() => (data ? knownTitles(data, mine) : new Map()), [data, mine]);
};

export const toWatchableTitle = (
  { status, kinds, offers }: NonNullable<Watchable_TitleFragment["availability"]>,
  mine: MyServices,
): WatchableTitle => ({
  status,
  kinds: kinds ?? [],
  offers: offers ?? [],
  usable: usableOffers<WatchableOffer>(offers ?? [], mine),
});

const knownTitles = ({ titles, more }: WatchableQuery, mine: MyServices): WatchableTitles =>
  new Map(
    [...(titles ?? []), ...(more ?? [])].flatMap((title) =>
      title.__typename === "TitleProblem" || title.availability === null
        ? []
        : [[watchableKey(title.type, title.id), toWatchableTitle(title.availability, mine)]],
    ),
  );
