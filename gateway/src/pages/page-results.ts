import type {
  PagePlace,
  PageQuery,
  QueryBody,
  ServerBundle,
} from "@flickmap/schema/page-rendering.ts";

/** The body of a GraphQL response, and for how many seconds any client may reuse it. */
export interface QueryResponse {
  readonly body: string;
  readonly maxAge: number;
  /** The titles whose ratings are in it. */
  readonly ratingsOf: ReadonlySet<string>;
}

/** Runs a query as if a browser had sent it, through the response cache. */
export type RunQuery = (
  query: PageQuery,
  signal: AbortSignal,
  /** The client that the calls to the film database count for; none for the gateway itself. */
  client?: string,
) => Promise<QueryResponse>;

/** What a page is rendered from. */
export interface PageResults {
  readonly first: readonly QueryBody[];
  readonly following: readonly QueryBody[];
  /** For how many seconds the results may be reused; 0 where a part is stale or missing. */
  readonly maxAge: number;
  /** The titles whose ratings are in them. */
  readonly ratingsOf: ReadonlySet<string>;
}

/** How long a page waits for its data; after that the browser queries by itself. */
const PATIENCE_MS = 500;
/** A query that a page no longer waits for goes on so long: the browser will send it too. */
const QUERY_MS = 10_000;

/**
 * Runs the queries of a page, first those that it needs and then those that follow from them.
 *
 * @returns null when what it needs is not there in time
 */
export async function pageResults(
  bundle: ServerBundle,
  place: PagePlace,
  run: RunQuery,
): Promise<PageResults | null> {
  const deadline = new Promise<null>((resolve) => {
    setTimeout(resolve, PATIENCE_MS, null).unref();
  });
  const runAll = (queries: readonly PageQuery[]) =>
    queries.map((query) => run(query, AbortSignal.timeout(QUERY_MS)));
  const inTime = <Result>(results: readonly Promise<Result>[]) =>
    results.map((result) => Promise.race([result, deadline]));

  const first = await Promise.all(inTime(runAll(bundle.firstQueries(place))));
  if (!first.every((response) => response !== null)) return null;
  const bodies = first.map(({ body }) => body);
  const following = await Promise.all(
    inTime(runAll(bundle.followingQueries(place, bodies)).map(orNothing)),
  );
  const all = [...first, ...following];
  return {
    first: bodies,
    following: following.map((response) => response?.body ?? null),
    maxAge: Math.min(...all.map((response) => response?.maxAge ?? 0)),
    ratingsOf: new Set(all.flatMap((response) => [...(response?.ratingsOf ?? [])])),
  };
}

/** A page is complete without what follows: a failure of it is the browser's to see. */
async function orNothing(response: Promise<QueryResponse>): Promise<QueryResponse | null> {
  try {
    const { body, ...reuse } = await response;
    return /^\{"errors"|,"errors":\[/u.test(body) ? null : { body, ...reuse };
  } catch {
    return null;
  }
}
