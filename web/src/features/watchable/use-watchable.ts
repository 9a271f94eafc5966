import { skipToken } from "@apollo/client/react";
import { useMemo } from "react";

import type { OfferKind, TitleReference, TitleType } from "../../generated/schema.ts";
import { watchableKey } from "./watchable-context.ts";
import type { WatchableTitle, WatchableTitles } from "./watchable-context.ts";
import type { MyServices } from "./my-services.ts";
import { usableOffers } from "./my-services.ts";
import type { WatchableQuery } from "./Watchable.generated.ts";
import { useWatchableQuery } from "./Watchable.generated.ts";

/** A title as a list has it. */
export interface ListedTitle {
  readonly type: TitleType;
  readonly id: number;
}

/** References that one list of the gateway holds. */
const mostReferences = 50;

/** What a card shows without being asked for more; rent and buy come only where the visitor wants them. */
const alwaysShown: readonly OfferKind[] = ["FLATRATE", "FREE", "ADS"];

const referenceTo = ({ type, id }: ListedTitle): TitleReference =>
  type === "MOVIE" ? { movieId: id } : { tvShowId: id };

/** What came of asking where the titles of a page can be watched. */
export interface Watchable extends WatchableTitles {
  /** True when the question failed as a whole: nothing is known, which is not the same as no offers. */
  readonly failed: boolean;
}

/**
 * Asks once for a whole page where its titles can be watched in a country: up to 100 titles, each
 * once. Nothing is asked while `country` is null or there are no titles, so a list never waits for it.
 */
export const useWatchable = (
  titles: readonly ListedTitle[],
  country: string | null,
  mine: MyServices,
): Watchable => {
  const asked = useMemo(() => {
    const each = new Map(titles.map((title) => [watchableKey(title.type, title.id), title]));
    return [...each.values()].map(referenceTo);
  }, [titles]);
  const kinds = useMemo(() => [...new Set([...alwaysShown, ...mine.kinds])], [mine.kinds]);
  const { data, error } = useWatchableQuery(
    country === null || asked.length === 0
      ? skipToken
      : {
          variables: {
            country,
            kinds,
            titles: asked.slice(0, mostReferences),
            more: asked.slice(mostReferences, 2 * mostReferences),
            hasMore: asked.length > mostReferences,
          },
        },
  );
  return useMemo(
    () => ({
      titles: data ? knownTitles(data, mine) : new Map(),
      hasServices: mine.services.length > 0,
      failed: error !== undefined,
    }),
    [data, error, mine],
  );
};

const knownTitles = (
  { titles, more }: WatchableQuery,
  mine: MyServices,
): ReadonlyMap<string, WatchableTitle> => {
  const known = new Map<string, WatchableTitle>();
  for (const title of [...titles, ...(more ?? [])]) {
    if (title.__typename === "TitleProblem") continue;
    const { status, offers } = title.availability;
    known.set(watchableKey(title.type, title.id), {
      status,
      offers: offers ?? [],
      usable: usableOffers(offers ?? [], mine),
    });
  }
  return known;
};
