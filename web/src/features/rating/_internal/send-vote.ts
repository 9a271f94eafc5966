import type { ApolloClient } from "@apollo/client";

import type { RatedTitle } from "../../../generated/schema.ts";
import { wholeClient } from "../../../lib/apollo/page-client.ts";
import { RateTitleDocument } from "./RateTitle.generated.ts";
import { writeVote } from "./stored-vote.ts";
import { tellOtherTabs } from "./vote-channel.ts";

/** How long a rating may take to be stored. */
const DEADLINE_MS = 15_000;

interface Vote {
  readonly title: RatedTitle;
  readonly sessionId: string;
  /** 1 to 5; 0 takes the rating back. */
  readonly stars: number;
}

/**
 * Sends a vote, and once it is stored puts it where the page and the browser's other tabs read it.
 *
 * @returns what the store says against it; null where it was stored, undefined where nothing came back
 * @throws when the gateway cannot be reached, or answers with an error
 */
export async function sendVote(
  page: ApolloClient,
  { title, sessionId, stars }: Vote,
): Promise<string | null | undefined> {
  const client = await wholeClient(page);
  const { data } = await client.mutate({
    mutation: RateTitleDocument,
    variables: { input: { title, stars, sessionId } },
    context: { fetchOptions: { signal: AbortSignal.timeout(DEADLINE_MS) } },
    update: (cache, { data }) => {
      if (!data || data.rateTitle.userErrors.length > 0) return;
      writeVote(cache, { title, sessionId, ...data.rateTitle });
    },
  });
  if (!data) return undefined;
  const { userErrors, stars: stored, rating } = data.rateTitle;
  const [refusal] = userErrors;
  if (refusal) return refusal.message;
  tellOtherTabs({ title, sessionId, stars: stored, rating });
  return null;
}
