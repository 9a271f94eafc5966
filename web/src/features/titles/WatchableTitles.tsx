import type { ReactNode } from "react";
import { WatchableContext } from "./watchable-context.ts";
import { useMyServices } from "../services/use-my-services.ts";
import { useWatchable, type ListedTitle } from "./use-watchable.ts";

interface Props {
  /** Every title that the page shows, in any order; ask for a page once, not for each row. */
  readonly titles: readonly ListedTitle[];
  readonly country: string | null;
  readonly children: ReactNode;
}

/** Lets the cards below it say where their titles can be watched: one query, sent after the cards are on the page. */
export function WatchableTitles({ titles, country, children }: Props) {
  const { mine } = useMyServices();
  const watchable = useWatchable(titles, country, mine);
  return <WatchableContext value={watchable}>{children}</WatchableContext>;
}
