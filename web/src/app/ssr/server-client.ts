import { ApolloClient, ApolloLink, CombinedGraphQLErrors, NetworkStatus } from "@apollo/client";
import type { ErrorPolicy, ObservableQuery, OperationVariables } from "@apollo/client";

import { findResult } from "../../network/first-view.ts";
import type { PageResult } from "../../network/first-view.ts";
import { NoCache } from "./no-cache.ts";

/**
 * The gateway's Apollo Client. A query has its result when its component asks for it: nothing is subscribed to, sent or
 * normalized, and no timer or subscription of a page is left behind. Rendering is synchronous, so that one client serves
 * one page after the other.
 */
export class ServerClient extends ApolloClient {
  #results: readonly PageResult[] = [];

  constructor() {
    super({ cache: new NoCache(), link: ApolloLink.empty() });
  }

  /** Gives the client the results of the page that is rendered next. A query without one is loading. */
  renderFrom(results: readonly PageResult[]): void {
    this.#results = results;
  }

  override watchQuery<Data = unknown, Variables extends OperationVariables = OperationVariables>(
    options: ApolloClient.WatchQueryOptions<Data, Variables>,
  ): ObservableQuery<Data, Variables> {
    const query = super.watchQuery<Data, Variables>(options);
    const found = findResult(this.#results, options.query, options.variables ?? {});
    if (found === undefined || options.fetchPolicy === "standby") return query;
    const result = toCurrentResult(found, options.errorPolicy);
    // The document that the gateway ran is the query's own.
    query.getCurrentResult = () => result as ObservableQuery.Result<Data>;
    return query;
  }
}

/** What came of a query, as a subscription to it would give it. */
function toCurrentResult(
  { data, errors }: PageResult,
  errorPolicy: ErrorPolicy = "none",
): ObservableQuery.Result<unknown> {
  const shown = errors === undefined || errorPolicy !== "none" ? data : null;
  const state =
    shown === null
      ? ({ data: undefined, dataState: "empty" } as const)
      : ({ data: shown, dataState: "complete" } as const);
  if (errors === undefined || errorPolicy === "ignore") {
    return { ...state, loading: false, networkStatus: NetworkStatus.ready, partial: false };
  }
  const error = new CombinedGraphQLErrors({ data, errors });
  return { ...state, error, loading: false, networkStatus: NetworkStatus.error, partial: false };
}
