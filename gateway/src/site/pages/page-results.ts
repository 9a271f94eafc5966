import type {
  PageLocation,
  PageQuery,
  QueryResult,
  ServerBundle,
} from "@flickmap/schema/page-rendering.ts";
import type { PageQueryResult, RunPageQuery } from "../../api/graphql/run-page-query.ts";

/** How long a page waits for its data, in milliseconds; after that the browser queries by itself. */
export const PATIENCE_MS = 2000;

/**
 * Runs the queries that a page needs, then those that follow. What it no longer waits for goes on: the browser will ask.
 * Null when what it needs is not there in time.
 */
export async function pageResults(
  bundle: ServerBundle,
  location: PageLocation,
  run: (query: PageQuery, signal: AbortSignal) => ReturnType<RunPageQuery>,
  signal: AbortSignal,
  patienceMs: number,
) {
  const { promise: tooLate, resolve: giveUp } = Promise.withResolvers<null>();
  const patience = setTimeout(giveUp, patienceMs, null).unref();
  const inTime = <Result>(result: Promise<Result>) => Promise.race([result, tooLate]);
  try {
    const getQueries = bundle.planQueries(location);
    const first = await Promise.all(getQueries().map((query) => inTime(run(query, signal))));
    signal.throwIfAborted();
    if (!first.every((response) => response !== null)) return null;
    const results = first.map(({ result }) => result);
    const following = await Promise.all(
      getQueries(results)
        .slice(results.length)
        .map((query) => inTime(withoutFailure(run(query, signal)))),
    );
    signal.throwIfAborted();
    const all = [...first, ...following];
    return {
      /** Of the first queries, then of those that follow; null for one that failed or did not finish in time. */
      results: all.map((response): QueryResult | null => response && response.result),
      /** For how many seconds the gateway may store them; 0 where a part is stale or missing. */
      gatewayMaxAge: Math.min(...all.map((response) => response?.gatewayMaxAge ?? 0)),
      ratingsOf: new Set(all.flatMap((response) => [...(response?.ratingsOf ?? [])])),
    };
  } finally {
    // While a timer runs, it holds the results of the page.
    clearTimeout(patience);
  }
}

/** A page is complete without what follows: a failure of it is the browser's to see. */
async function withoutFailure(running: Promise<PageQueryResult>): Promise<PageQueryResult | null> {
  try {
    const response = await running;
    return response.result.errors === undefined ? response : null;
  } catch {
    return null;
  }
}
