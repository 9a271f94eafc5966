import { useLayoutEffect, useMemo } from "react";
import { listKey } from "../my-list/my-list.ts";
import { useHiddenSeen } from "../my-list/kept-titles.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import type { ListedTitle } from "./use-watchable.ts";

const holdsCards = (): boolean =>
  !import.meta.env.SSR && "holdsCards" in document.documentElement.dataset;

/** Shows the cards that the start script has held back, with the rendering that knows what to leave out of them. */
const useShowHeldCards = (): void => {
  const hydrated = useHydrated(holdsCards());
  useLayoutEffect(() => {
    if (hydrated && holdsCards()) delete document.documentElement.dataset["holdsCards"];
  }, [hydrated]);
};

export const useShownTitles = <Title extends ListedTitle>(titles: readonly Title[]) => {
  const seen = useHiddenSeen();
  useShowHeldCards();
  return useMemo(() => {
    const shown = seen.size === 0 ? titles : titles.filter((title) => !seen.has(listKey(title)));
    return { shown, hidden: titles.length - shown.length };
  }, [titles, seen]);
};
