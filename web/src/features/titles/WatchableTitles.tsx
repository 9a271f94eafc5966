import type { ReactNode } from "react";
import { WatchableContext } from "./watchable-context.ts";
import { useWatchable, type ListedTitle } from "./use-watchable.ts";

interface Props {
  /** Every title that the page shows, in any order; ask for a page once, not for each row. */
  readonly titles: readonly ListedTitle[];
  /** False while the page is still that of another country. */
  readonly isWanted?: boolean;
  readonly children: ReactNode;
}

/** Lets the cards below it say where their titles can be watched: one query, sent after the cards are on the page. */
export function WatchableTitles({ titles, isWanted, children }: Props) {
  const watchable = useWatchable(titles, isWanted);
  return <WatchableContext value={watchable}>{children}</WatchableContext>;
}
