import type { ApolloCache } from "@apollo/client";

import { noteOwnChange } from "../../../lib/storage/own-change.ts";
import { SessionRatingDocument } from "./SessionRating.generated.ts";
import type { StoredVote } from "./vote-channel.ts";

/** Puts a stored vote where the page reads it: the session's stars, and the title's average and count. */
export function writeVote(cache: ApolloCache, { title, sessionId, stars, rating }: StoredVote) {
  noteOwnChange();
  cache.writeQuery({
    query: SessionRatingDocument,
    variables: { title, sessionId },
    data: { sessionRating: stars },
  });
  const id = cache.identify({
    __typename: title.type === "MOVIE" ? "Movie" : "TvShow",
    id: title.id,
  });
  if (!rating || id === undefined) return;
  cache.modify({
    id,
    fields: { rating: () => rating },
  });
}
