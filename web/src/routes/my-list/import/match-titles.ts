import type { ApolloClient } from "@apollo/client";
import { CombinedGraphQLErrors, ServerError } from "@apollo/client/errors";
import { listKey } from "../../../features/my-list/my-list.ts";
import type { NamedTitle, TitleReference } from "../../../generated/schema.ts";
import { pause } from "../../../lib/tasks.ts";
import { UNSTORED } from "../../../network/operation.ts";
import { fold } from "./fields.ts";
import type { ImportedTitle } from "./imported-list.ts";
import { type MatchedTitle_TitleFragment, MatchTitlesDocument } from "./MatchTitles.generated.ts";

/** References that one request takes. Each is up to fifteen calls of the hundred that the gateway makes for a request. */
const BATCH = 6;
/** So long a request's references may be in its URL, of which the gateway takes 16 KB with all headers. */
const MAX_URL_CHARACTERS = 8_000;
/** How long to wait when others' requests leave no room, in milliseconds, and how often. */
const PAUSE_MS = 5_000;
const MAX_PAUSES = 12;

export type MatchedTitle = MatchedTitle_TitleFragment & Pick<ImportedTitle, "seen" | "toWatch">;

export interface AmbiguousTitle {
  readonly label: string;
  readonly candidates: readonly MatchedTitle[];
}

export interface MatchedTitles {
  readonly found: readonly MatchedTitle[];
  readonly ambiguous: readonly AmbiguousTitle[];
  /** How the list names those that the film database does not have. */
  readonly unmatched: readonly string[];
  /** How many were looked up; fewer than all while it runs, and where it failed. */
  readonly done: number;
}

export const nothingMatched: MatchedTitles = { found: [], ambiguous: [], unmatched: [], done: 0 };

const isPostponed = (error: unknown): boolean =>
  (ServerError.is(error) && error.statusCode === 429) ||
  (CombinedGraphQLErrors.is(error) &&
    error.errors.some(({ extensions }) => extensions?.["code"] === "RATE_LIMITED"));

/** A batch at a time, from what was looked up before. Throws the error of a batch that failed. */
export const matchTitles = async (
  client: ApolloClient,
  titles: readonly ImportedTitle[],
  before: MatchedTitles,
  onProgress: (matched: MatchedTitles) => void,
  signal: AbortSignal,
): Promise<void> => {
  const lookUp = async (references: readonly TitleReference[]) => {
    const results: Result[] = [];
    for (const part of inParts(references)) {
      const { data } = await client.query({
        query: MatchTitlesDocument,
        variables: { references: part },
        fetchPolicy: "no-cache",
        context: UNSTORED,
      });
      results.push(...(data?.titles ?? []));
    }
    return results;
  };
  let matched = before;
  let pauses = 0;
  while (matched.done < titles.length && !signal.aborted) {
    const batch = titles.slice(matched.done, matched.done + BATCH);
    try {
      matched = withBatch(matched, batch, await matchBatch(batch, lookUp));
      if (!signal.aborted) onProgress(matched);
    } catch (error) {
      pauses += 1;
      if (!isPostponed(error) || pauses > MAX_PAUSES) throw error;
      await pause(PAUSE_MS);
    }
  }
};

/** References in as many parts as their URLs need: a letter of Thai or Hindi takes nine characters of it. */
const inParts = (references: readonly TitleReference[]): TitleReference[][] => {
  const parts: TitleReference[][] = [];
  let free = 0;
  for (const reference of references) {
    const characters = encodeURIComponent(JSON.stringify(reference)).length;
    if (free < characters) {
      parts.push([]);
      free = MAX_URL_CHARACTERS;
    }
    parts.at(-1)?.push(reference);
    free -= characters;
  }
  return parts;
};

type FoundTitle = MatchedTitle_TitleFragment;

type Result =
  | ({ readonly __typename: "Movie" | "TvShow" } & FoundTitle)
  | {
      readonly __typename: "TitleProblem";
      readonly code: string;
      readonly candidates: readonly FoundTitle[];
    };

/** What titles turned out to be: a title or several; nothing of what the film database does not have. */
type Outcomes = Map<ImportedTitle, FoundTitle | readonly FoundTitle[]>;

/**
 * Looks up a batch by each title's first reference, and by the next one those that the film database does not have alone.
 * Where number and name name two titles, both are offered; of a number without a type, the movie and the show.
 */
const matchBatch = async (
  batch: readonly ImportedTitle[],
  lookUp: (references: readonly TitleReference[]) => Promise<readonly Result[]>,
): Promise<Outcomes> => {
  const outcomes: Outcomes = new Map();
  const doubtful: { title: ImportedTitle; found: FoundTitle; named: NamedTitle }[] = [];
  const getAll = (title: ImportedTitle) => [outcomes.get(title) ?? []].flat();
  const most = Math.max(...batch.map(({ references }) => references.length));
  for (let attempt = 0; attempt < most; attempt += 1) {
    const asked = batch.flatMap((title) => {
      const reference = title.references[attempt];
      const isFound = "id" in (outcomes.get(title) ?? {});
      return reference && !isFound ? [{ title, reference }] : [];
    });
    const results = await lookUp(asked.map(({ reference }) => reference));
    for (const [index, { title, reference }] of asked.entries()) {
      const result = results[index];
      if (result === undefined) throw new Error("A reference has no result");
      if (result.__typename !== "TitleProblem") {
        outcomes.set(title, result);
        const named = title.references.find((each) => each.named)?.named;
        if (!reference.named && named && fold(named.name) !== fold(result.name))
          doubtful.push({ title, found: result, named });
      } else if (result.code === "FILM_DATABASE_UNAVAILABLE")
        throw new Error("The film database is unavailable");
      else if (result.code === "AMBIGUOUS" && !outcomes.has(title)) {
        const numbered = result.candidates.filter(({ id }) => id === title.tmdbId);
        outcomes.set(title, (numbered.length === 1 && numbered[0]) || result.candidates);
      }
    }
  }
  const byName = await lookUp(doubtful.map(({ named }) => ({ named: { ...named, type: null } })));
  for (const [index, { title, found, named }] of doubtful.entries()) {
    const result = byName[index];
    const others = getTitles(result).filter((other) => listKey(other) !== listKey(found));
    const isOneOfThem = others.length < getTitles(result).length;
    // A name that the film database does not have may be a translation.
    const isOfYear = Math.abs((named.year ?? found.year ?? 0) - (found.year ?? 0)) <= 1;
    if (!isOneOfThem && (others.length > 0 || !isOfYear)) outcomes.set(title, [found, ...others]);
  }
  const numbered = batch.flatMap((title) =>
    title.tmdbId === null || getAll(title).some(({ id }) => id === title.tmdbId)
      ? []
      : [{ title, id: title.tmdbId }],
  );
  const results = await lookUp(numbered.flatMap(({ id }) => [{ movieId: id }, { tvShowId: id }]));
  for (const [index, { title }] of numbered.entries()) {
    const found = results
      .slice(2 * index, 2 * index + 2)
      .filter((result) => result.__typename !== "TitleProblem");
    if (found.length > 0) outcomes.set(title, [...getAll(title), ...found]);
  }
  return outcomes;
};

const getTitles = (result: Result | undefined): readonly FoundTitle[] => {
  if (result === undefined) return [];
  return result.__typename === "TitleProblem" ? result.candidates : [result];
};

const withBatch = (
  { found, ambiguous, unmatched, done }: MatchedTitles,
  batch: readonly ImportedTitle[],
  outcomes: Outcomes,
): MatchedTitles => {
  const once = new Map(found.map((title) => [listKey(title), title]));
  const choices: AmbiguousTitle[] = [];
  const missing: string[] = [];
  for (const imported of batch) {
    const { label, seen, toWatch } = imported;
    const result = outcomes.get(imported);
    const mark = (title: FoundTitle, known?: MatchedTitle): MatchedTitle => ({
      ...title,
      seen: seen || (known?.seen ?? false),
      toWatch: toWatch || (known?.toWatch ?? false),
    });
    if (result === undefined) missing.push(label);
    else if ("id" in result) once.set(listKey(result), mark(result, once.get(listKey(result))));
    else choices.push({ label, candidates: result.map((candidate) => mark(candidate)) });
  }
  return {
    found: [...once.values()],
    ambiguous: [...ambiguous, ...choices],
    unmatched: [...unmatched, ...missing],
    done: done + batch.length,
  };
};
