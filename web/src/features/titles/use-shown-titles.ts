import { useContext, useLayoutEffect, useMemo } from "react";

import { listKey } from "../my-list/my-list.ts";
import { useHiddenSeen } from "../my-list/use-seen.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import type { ListedTitle } from "./use-watchable.ts";
import { WatchableContext, watchableKey } from "./watchable-context.ts";

/** How many titles the visitor's choices hide, each counted once. */
export interface HiddenTitles {
  readonly seen: number;
  /** Not on the visitor's services. */
  readonly notMine: number;
}

/** The titles of a row or a grid that are shown, and how many are not. */
export interface ShownTitles<Title> {
  readonly shown: readonly Title[];
  readonly hidden: HiddenTitles;
}

const holdsCards = (): boolean =>
  !import.meta.env.SSR && "holdsCards" in document.documentElement.dataset;

/** Shows the cards that the start script has held back, with the rendering that knows what to leave out of them. */
const useShowHeldCards = (): void => {
  const hydrated = useHydrated(holdsCards());
  useLayoutEffect(() => {
    if (hydrated && holdsCards()) delete document.documentElement.dataset["holdsCards"];
  }, [hydrated]);
};

/**
 * Leaves out what the visitor has seen, and the titles that none of their services has, where they want that. What is not
 * known of a title, or could not be had, hides nothing.
 */
export const useShownTitles = <Title extends ListedTitle>(
  titles: readonly Title[],
): ShownTitles<Title> => {
  const watchable = useContext(WatchableContext);
  const hiddenSeen = useHiddenSeen();
  useShowHeldCards();
  return useMemo(() => {
    const unseen =
      hiddenSeen.size === 0 ? titles : titles.filter((title) => !hiddenSeen.has(listKey(title)));
    const shown = watchable?.onlyMine
      ? unseen.filter(({ type, id }) => {
          const known = watchable.titles.get(watchableKey(type, id));
          return (
            known === undefined ||
            known.status === "FILM_DATABASE_UNAVAILABLE" ||
            known.isPartial === true ||
            known.usable.length > 0
          );
        })
      : unseen;
    return {
      shown,
      hidden: { seen: titles.length - unseen.length, notMine: unseen.length - shown.length },
    };
  }, [titles, watchable, hiddenSeen]);
};
