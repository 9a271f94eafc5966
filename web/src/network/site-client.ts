import { ApolloClient, ApolloLink, Observable } from "@apollo/client";
import type { ApolloCache, ObservableQuery, OperationVariables } from "@apollo/client";
import { map } from "rxjs";

import { findResult } from "./first-view.ts";
import type { PageResult } from "./first-view.ts";

interface Options {
  readonly cache: ApolloCache;
  /** The way to the gateway. */
  readonly link: ApolloLink;
  /** The page's results that the cache cannot hold: those that failed. */
  readonly failed: readonly PageResult[];
}

/** For how long a failed query of the page waits to be hydrated before it counts as not shown. */
const HYDRATION_MS = 30_000;

/**
 * The browser's Apollo Client. A query that failed on the gateway has its failure in its component's first rendering
 * already, and is hydrated as the failure that the markup shows. Each is given once: later requests go to the gateway.
 */
export class SiteClient extends ApolloClient {
  readonly #failed: Set<PageResult>;

  constructor({ cache, link, failed }: Options) {
    const unused = new Set(failed);
    super({ cache, link: ApolloLink.from([dropEmptyData, pageResultsLink(unused), link]) });
    this.#failed = unused;
  }

  override watchQuery<Data = unknown, Variables extends OperationVariables = OperationVariables>(
    options: ApolloClient.WatchQueryOptions<Data, Variables>,
  ): ObservableQuery<Data, Variables> {
    const query = super.watchQuery<Data, Variables>(options);
    const isSkipped = options.fetchPolicy === "standby";
    if (!isSkipped && findResult(this.#failed, options.query, options.variables ?? {})) {
      // Subscribing executes it, and the link answers before this returns.
      const subscription = query.subscribe({});
      setTimeout(() => subscription.unsubscribe(), HYDRATION_MS);
    }
    return query;
  }
}

/**
 * Leaves a failed result without data where no field has a value. The cache would store the nulls without the error, and
 * answer another query of the same field with them: as a title that does not exist.
 */
const dropEmptyData = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    map((result) => {
      const values = Object.values(result.data ?? {});
      return result.errors && values.every((value) => value === null)
        ? { ...result, data: null }
        : result;
    }),
  ),
);

const pageResultsLink = (results: Set<PageResult>): ApolloLink =>
  new ApolloLink((operation, forward) => {
    const result = findResult(results, operation.query, operation.variables);
    if (!result) return forward(operation);
    results.delete(result);
    const { data, errors } = result;
    return new Observable((observer) => {
      observer.next({ data, ...(errors && { errors }) });
      observer.complete();
    });
  });
