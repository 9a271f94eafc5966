import { ApolloClient, ApolloLink, Observable } from "@apollo/client";
import type { ApolloCache, ObservableQuery, OperationVariables } from "@apollo/client";

import type { PageResult } from "../lib/apollo/first-view.ts";
import { getOperationName } from "../lib/apollo/operation-name.ts";

interface Options {
  readonly cache: ApolloCache;
  /** The way to the gateway. */
  readonly link: ApolloLink;
  /**
   * The page's results that the cache does not hold: all of them on the gateway; in the browser those
   * that failed.
   */
  readonly results: readonly PageResult[];
  /** True in the browser, where each result is given once and later requests go to the gateway. */
  readonly once: boolean;
}

/** For how long a failed query of the page waits to be hydrated before it counts as not shown. */
const HYDRATION_MS = 30_000;

/**
 * The site's Apollo Client. A query that the page brought a result for, and that the cache does not hold,
 * has that result in its component's first rendering already: on the gateway every one, in the browser
 * one that failed, which is then hydrated as the failure that the markup shows.
 */
export class SiteClient extends ApolloClient {
  readonly #results: Set<PageResult>;
  readonly #once: boolean;

  constructor({ cache, link, results, once }: Options) {
    const unused = new Set(results);
    super({ cache, link: ApolloLink.from([pageResultsLink(unused, once), link]) });
    this.#results = unused;
    this.#once = once;
  }

  /**
   * Gives the client the results of another page, and forgets the queries of the one before. The gateway has one client
   * for all pages: preparing a document takes longer than rendering its result, and a client prepares each once.
   */
  renderFrom(results: readonly PageResult[]): void {
    this.stop();
    this.#results.clear();
    for (const result of results) this.#results.add(result);
  }

  override watchQuery<Data = unknown, Variables extends OperationVariables = OperationVariables>(
    options: ApolloClient.WatchQueryOptions<Data, Variables>,
  ): ObservableQuery<Data, Variables> {
    if (this.#results.size === 0 || options.fetchPolicy === "standby")
      return super.watchQuery<Data, Variables>(options);
    const found = findResult(
      this.#results,
      getOperationName(options.query),
      options.variables ?? {},
    );
    const query = super.watchQuery<Data, Variables>(
      // What the gateway renders from is in no cache.
      found && !this.#once ? { ...options, fetchPolicy: "cache-first" } : options,
    );
    if (found) {
      // Subscribing executes it, and the link answers before this returns.
      const subscription = query.subscribe({});
      if (this.#once) setTimeout(() => subscription.unsubscribe(), HYDRATION_MS);
    }
    return query;
  }
}

const pageResultsLink = (results: Set<PageResult>, once: boolean): ApolloLink =>
  new ApolloLink((operation, forward) => {
    const { operationName = "", variables } = operation;
    const result = findResult(results, operationName, variables);
    if (!result) return forward(operation);
    if (once) results.delete(result);
    const { data, errors } = result;
    return new Observable((observer) => {
      observer.next({ data, ...(errors && { errors }) });
      observer.complete();
    });
  });

const findResult = (
  results: ReadonlySet<PageResult>,
  name: string,
  given: OperationVariables,
): PageResult | undefined =>
  [...results].find(
    ({ document, variables }) =>
      getOperationName(document) === name &&
      Object.entries(variables).every(
        ([key, value]) => JSON.stringify(given[key]) === JSON.stringify(value),
      ),
  );
