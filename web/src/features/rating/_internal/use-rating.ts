import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { skipToken, useApolloClient } from "@apollo/client/react";
import type { ApolloCache } from "@apollo/client";
import type { RatedTitle } from "../../../generated/schema.ts";
import {
  useRateTitleMutation,
  type RateTitleMutation,
  SessionRatingDocument,
  useSessionRatingQuery,
} from "./Rating.generated.ts";
import { noteVote, onVote } from "../../../lib/storage/last-vote.ts";
import { UNSTORED } from "../../../network/operation.ts";
import { reportRejection } from "../../../lib/report-error.ts";
import { t, isEnglish } from "../../../lib/messages.ts";
import { storedText } from "../../../lib/storage/stored-text.ts";

interface StoredVote {
  readonly title: RatedTitle;
  readonly sessionId: string;
  readonly stars: number | null;
  /** The title's ratings with this vote counted; null where they are unknown. */
  readonly rating: NonNullable<RateTitleMutation["rateTitle"]>["rating"];
}

/** Puts a stored vote where the page reads it: the session's stars, and the title's average and count. */
function writeVote(cache: ApolloCache, { title, sessionId, stars, rating }: StoredVote) {
  cache.writeQuery({
    query: SessionRatingDocument,
    variables: { title, sessionId },
    data: { sessionRating: stars },
  });
  const id = cache.identify({
    __typename: title.type === "MOVIE" ? "Movie" : "TvShow",
    tmdbId: title.id,
  });
  if (!rating || id === undefined) return;
  cache.modify({
    id,
    fields: { rating: () => rating },
  });
}

/** On the server no visitor has a session: own ratings come once the page is in the browser. */
const noSession = () => null;

/** The stars of this browser's session, 0 for none. Read when the page opens and when the window gets the focus back. */
function useSessionRating(title: RatedTitle): number {
  const session = useSyncExternalStore(onSessionIdChange, knownSessionId, noSession);
  const client = useApolloClient();
  const { data, retry } = useSessionRatingQuery(
    session === null
      ? skipToken
      : {
          variables: { title, sessionId: session },
          context: UNSTORED,
          fetchPolicy: "cache-and-network",
        },
  );

  useEffect(() => {
    addEventListener("focus", retry);
    return () => removeEventListener("focus", retry);
  }, [retry]);

  useEffect(() => onVote<StoredVote>((vote) => writeVote(client.cache, vote)), [client]);

  return data?.sessionRating ?? 0;
}

/** How long a star reached by the arrow keys waits for the next arrow before it is saved. */
const SETTLE_MS = 600;
const DEADLINE_MS = 15_000;

type VoteState =
  | { readonly kind: "idle" | "saving" | "saved" | "removed" }
  | { readonly kind: "refused"; readonly message: string };

interface Rating {
  readonly value: number;
  readonly vote: VoteState;
  readonly choose: (stars: number) => void;
  readonly move: (stars: number) => void;
  readonly settle: () => void;
}

/** A visitor's rating of a title: shown immediately, taken back with a word where the store refuses it. */
export function useRating(title: RatedTitle): Rating {
  const stars = useSessionRating(title);
  const [rateTitle] = useRateTitleMutation();
  const [pending, setPending] = useState<number | null>(null);
  const [vote, setVote] = useState<VoteState>({ kind: "idle" });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Sends a vote, and once it is stored shows it here, and notes it for the browser's other tabs. */
  const send = async (stars: number): Promise<string | null> => {
    const session = sessionId();
    const { data } = await rateTitle({
      variables: { input: { title, stars, sessionId: session } },
      // It is sent whether or not the page is still there.
      context: { fetchOptions: { signal: AbortSignal.timeout(DEADLINE_MS), keepalive: true } },
      update: (cache, { data }) => {
        if (!data?.rateTitle || data.rateTitle.userErrors.length > 0) return;
        writeVote(cache, { title, sessionId: session, ...data.rateTitle });
      },
    });
    if (!data?.rateTitle) return t("rating.notSaved");
    const { userErrors, stars: stored, rating } = data.rateTitle;
    const [refusal] = userErrors;
    if (refusal) return isEnglish() ? refusal.message : t("rating.notSaved");
    noteVote({ title, sessionId: session, stars: stored, rating } satisfies StoredVote);
    return null;
  };

  const save = async (chosen: number) => {
    setPending(chosen);
    setVote({ kind: "saving" });
    const refusal = await send(chosen).catch((error: unknown) => {
      // oxlint-disable-next-line no-console -- where a rating fails, the browser's console has the cause
      console.error("A rating could not be saved:", error);
      return CombinedGraphQLErrors.is(error) && isEnglish() ? error.message : t("rating.notSaved");
    });
    if (refusal !== null) setVote({ kind: "refused", message: refusal });
    else setVote({ kind: chosen === 0 ? "removed" : "saved" });
    setPending(null);
  };

  /** Saves what the arrows have reached, where the page is left before they have come to rest. */
  const leave = useEffectEvent(() => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    if (pending !== null && pending !== stars) reportRejection(send(pending));
  });
  useEffect(() => {
    const leavePage = () => leave();
    addEventListener("pagehide", leavePage);
    return () => {
      removeEventListener("pagehide", leavePage);
      leavePage();
    };
  }, []);

  const choose = (wanted: number) => {
    // Space or Enter on a star that the arrows have just reached confirms it.
    const confirms = timer.current !== undefined && wanted === 0 && pending !== null;
    const chosen = confirms ? pending : wanted;
    clearTimeout(timer.current);
    timer.current = undefined;
    if (vote.kind === "saving") return;
    if (chosen === stars) {
      setPending(null);
      return;
    }
    reportRejection(save(chosen));
  };

  return {
    value: pending ?? stars,
    vote,
    choose,
    move: (moved) => {
      if (vote.kind === "saving") return;
      clearTimeout(timer.current);
      setVote({ kind: "idle" });
      setPending(moved);
      timer.current = setTimeout(() => choose(moved), SETTLE_MS);
    },
    settle: () => {
      if (timer.current !== undefined && pending !== null) choose(pending);
    },
  };
}

const stored = storedText("localStorage", "sessionId");
const UUID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** A random UUID of version 4. `crypto.randomUUID` exists on https and localhost alone. */
function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}

function knownSessionId(): string | null {
  const known = stored.read();
  return known !== null && UUID.test(known) ? known : null;
}

/** Made with the first vote. Read again each time, so that tabs that made one at the same moment agree on the last. */
export function sessionId(): string {
  const known = knownSessionId();
  if (known !== null) return known;
  const made = randomUuid();
  stored.write(made);
  return stored.read() ?? made;
}

const onSessionIdChange = stored.subscribe;
