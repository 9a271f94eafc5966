import type { ApolloClient } from "@apollo/client";
import { CombinedGraphQLErrors, ServerError } from "@apollo/client/errors";

import type { ListedTitle } from "../../features/my-list/use-change-my-list.ts";
import { UNSTORED } from "../../network/unstored.ts";
import { MatchTitlesDocument } from "./ListPage.generated.ts";
import type { ImportedTitle } from "./parse-import.ts";

/** References that one request takes. Each is up to two searches: such requests of a visitor run one after the other. */
const BATCH = 50;
/** How long to wait when others' requests leave no room, in milliseconds, and how often. */
const PAUSE_MS = 5_000;
const MAX_PAUSES = 12;

/** What came of looking titles up. */
export interface MatchedTitles {
  readonly found: readonly ListedTitle[];
  /** How the list names those that the film database does not have. */
  readonly unmatched: readonly string[];
  /** How many were looked up; fewer than all while it runs, and where it failed. */
  readonly done: number;
}

/** Nothing looked up yet. */
export const nothingMatched: MatchedTitles = { found: [], unmatched: [], done: 0 };

/** Whether the gateway takes the same request a little later. */
const isPostponed = (error: unknown): boolean =>
  (ServerError.is(error) && error.statusCode === 429) ||
  (CombinedGraphQLErrors.is(error) &&
    error.errors.some(({ extensions }) => extensions?.["code"] === "RATE_LIMITED"));

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/**
 * Looks up the titles of an imported list, fifty at a time.
 *
 * @param before what was looked up already: it goes on there
 * @param onProgress told after each batch
 * @throws the error of a batch that failed
 */
export const matchTitles = async (
  client: ApolloClient,
  titles: readonly ImportedTitle[],
  before: MatchedTitles,
  onProgress: (matched: MatchedTitles) => void,
  signal: AbortSignal,
): Promise<void> => {
  let matched = before;
  let pauses = 0;
  while (matched.done < titles.length && !signal.aborted) {
    const batch = titles.slice(matched.done, matched.done + BATCH);
    try {
      const { data } = await client.query({
        query: MatchTitlesDocument,
        variables: { references: batch.map(({ reference }) => reference) },
        fetchPolicy: "no-cache",
        context: UNSTORED,
      });
      matched = withBatch(matched, batch, data?.titles ?? []);
      if (!signal.aborted) onProgress(matched);
    } catch (error) {
      pauses += 1;
      if (!isPostponed(error) || pauses > MAX_PAUSES) throw error;
      await pause();
    }
  }
};

type Result =
  | {
      readonly __typename: "Movie" | "TvShow";
      readonly type: ListedTitle["type"];
      readonly id: number;
      readonly name: string;
      readonly year: number | null;
    }
  | { readonly __typename: "TitleProblem"; readonly code: string };

const withBatch = (
  { found, unmatched, done }: MatchedTitles,
  batch: readonly ImportedTitle[],
  results: readonly Result[],
): MatchedTitles => {
  const titles: ListedTitle[] = [];
  const missing: string[] = [];
  batch.forEach(({ label }, index) => {
    const result = results[index];
    if (result?.__typename === "TitleProblem" && result.code === "FILM_DATABASE_UNAVAILABLE") {
      throw new Error("The film database is unavailable");
    }
    if (result === undefined || result.__typename === "TitleProblem") missing.push(label);
    else titles.push({ type: result.type, id: result.id, name: result.name, year: result.year });
  });
  return {
    found: [...found, ...titles],
    unmatched: [...unmatched, ...missing],
    done: done + batch.length,
  };
};
