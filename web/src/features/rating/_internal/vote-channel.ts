import type { RatedTitle } from "../../../generated/schema.ts";
import type { RateTitleMutation } from "./Rating.generated.ts";

const CHANNEL = "flickmap-votes";

/** A vote as the store took it. */
export interface StoredVote {
  readonly title: RatedTitle;
  readonly sessionId: string;
  /** 1 to 5; null when the session has taken its rating back. */
  readonly stars: number | null;
  /** The title's ratings with this vote counted; null where they are unknown. */
  readonly rating: NonNullable<RateTitleMutation["rateTitle"]>["rating"];
}

/** Tells the other tabs of this browser of a vote. */
export function tellOtherTabs(vote: StoredVote): void {
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin and takes none
  channel.postMessage(vote);
  channel.close();
}

/** Calls back with each vote of another tab; returns the function that ends this. */
export function onVoteElsewhere(told: (vote: StoredVote) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener("message", (event: MessageEvent<StoredVote>) => told(event.data));
  return () => channel.close();
}
