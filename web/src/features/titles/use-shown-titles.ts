import { useContext, useMemo } from "react";

import type { ListedTitle } from "./use-watchable.ts";
import { WatchableContext, watchableKey } from "./watchable-context.ts";

/** The titles of a row or a grid that are shown, and how many the visitor's choice hides. */
export interface ShownTitles<Title> {
  readonly shown: readonly Title[];
  readonly hidden: number;
}

/**
 * Leaves out the titles that none of the visitor's services has, where they want only those. What is not known of a
 * title, or could not be had, hides nothing.
 */
export const useShownTitles = <Title extends ListedTitle>(
  titles: readonly Title[],
): ShownTitles<Title> => {
  const watchable = useContext(WatchableContext);
  return useMemo(() => {
    const shown = watchable?.onlyMine
      ? titles.filter(({ type, id }) => {
          const known = watchable.titles.get(watchableKey(type, id));
          return (
            known === undefined ||
            known.status === "FILM_DATABASE_UNAVAILABLE" ||
            known.usable.length > 0
          );
        })
      : titles;
    return { shown, hidden: titles.length - shown.length };
  }, [titles, watchable]);
};
