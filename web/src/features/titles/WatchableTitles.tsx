import { useState, type ReactNode } from "react";
import { WatchableContext } from "./watchable-context.ts";
import { useMyServices } from "../services/use-my-services.ts";
import { useWatchable, type ListedTitle } from "./use-watchable.ts";

interface Props {
  /** Every title that the page shows, in any order; ask for a page once, not for each row. */
  readonly titles: readonly ListedTitle[];
  /** The code of the selected country; null while it is not known. */
  readonly country: string | null;
  /** Whether other titles are on their way. Where these can be watched in another country is not requested then. */
  readonly isPassing?: boolean;
  readonly children: ReactNode;
}

/**
 * Lets the cards below it say where their titles can be watched. One query for all of them, sent
 * after the cards are on the page; a failure leaves the cards as they are.
 */
export function WatchableTitles({ titles, country, isPassing = false, children }: Props) {
  const [shownIn, setShownIn] = useState(country);
  if (!isPassing && shownIn !== country) setShownIn(country);
  const { mine } = useMyServices();
  const watchable = useWatchable(titles, isPassing && shownIn !== country ? null : country, mine);
  return <WatchableContext value={watchable}>{children}</WatchableContext>;
}
