import { useApolloClient } from "@apollo/client/react";
import { useEffect, useSyncExternalStore } from "react";

import type { RatedTitle } from "../../generated/schema.ts";
import { onSessionIdChange, sessionId } from "./session-id.ts";
import { useSessionRatingQuery } from "./SessionRating.generated.ts";
import { onVoteElsewhere, writeVote } from "./stored-vote.ts";

/**
 * This browser's session and the stars it gave a title, 0 when none or not known. Asked of the store
 * when the page opens and whenever the window gets the focus back (specification section 7), and kept
 * up with what other tabs vote.
 */
export function useSessionRating(title: RatedTitle): { session: string; stars: number } {
  const session = useSyncExternalStore(onSessionIdChange, sessionId, sessionId);
  const { cache } = useApolloClient();
  const { data, refetch } = useSessionRatingQuery({
    variables: { title, sessionId: session },
    fetchPolicy: "cache-and-network",
  });

  useEffect(() => {
    const onFocus = () => {
      // A failure leaves what is shown: the rating is then as unknown as before.
      refetch().catch(() => undefined);
    };
    addEventListener("focus", onFocus);
    return () => removeEventListener("focus", onFocus);
  }, [refetch]);

  useEffect(() => onVoteElsewhere((vote) => writeVote(cache, vote)), [cache]);

  return { session, stars: data?.sessionRating ?? 0 };
}
