import { skipToken, useApolloClient } from "@apollo/client/react";
import { useEffect, useSyncExternalStore } from "react";

import type { RatedTitle } from "../../../generated/schema.ts";
import { isNewSession, onSessionIdChange, sessionId } from "./session-id.ts";
import { useSessionRatingQuery } from "./SessionRating.generated.ts";
import { onVoteElsewhere } from "./vote-channel.ts";
import { writeVote } from "./stored-vote.ts";

/** On the server no visitor has a session: own ratings come once the page is in the browser. */
const noSession = () => null;

/**
 * The stars that this browser's session gave a title, 0 when none or not known. Read from the store
 * when the page opens and whenever the window gets the focus back, and kept up with what other tabs vote.
 */
export function useSessionRating(title: RatedTitle): number {
  const session = useSyncExternalStore(onSessionIdChange, sessionId, noSession);
  const client = useApolloClient();
  const { data, refetch } = useSessionRatingQuery(
    session === null
      ? skipToken
      : {
          variables: { title, sessionId: session },
          // A session that has just been made has rated nothing that the cache does not know.
          fetchPolicy: isNewSession(session) ? "cache-only" : "cache-and-network",
        },
  );

  useEffect(() => {
    const onFocus = () => {
      // A failure leaves what is shown: the rating is then as unknown as before.
      refetch().catch(() => undefined);
    };
    addEventListener("focus", onFocus);
    return () => removeEventListener("focus", onFocus);
  }, [refetch]);

  useEffect(() => {
    return onVoteElsewhere((vote) => writeVote(client.cache, vote));
  }, [client]);

  return data?.sessionRating ?? 0;
}
