import { ApolloClient, ApolloLink, NetworkStatus } from "@apollo/client";
import type {
  InMemoryCache,
  NormalizedCacheObject,
  ObservableQuery,
  OperationVariables,
  TypedDocumentNode,
} from "@apollo/client";
import type { DocumentNode } from "graphql";

import { createCache } from "./browser-cache.ts";

/**
 * The Apollo Client that the gateway renders one page with. It has the results of the page's queries
 * and requests nothing: what is not there is loading.
 */
export class PageClient extends ApolloClient {
  readonly #errors = new Map<DocumentNode | TypedDocumentNode, Error>();

  readonly #cache: InMemoryCache;

  constructor() {
    const cache = createCache();
    super({ cache, link: ApolloLink.empty(), ssrMode: true });
    this.#cache = cache;
  }

  /** A query failed: who reads it gets the error, beside the data that came all the same. */
  fail(document: DocumentNode, error: Error): void {
    this.#errors.set(document, error);
  }

  /** The results in the cache. */
  results(): NormalizedCacheObject {
    return this.#cache.extract();
  }

  override watchQuery<Data = unknown, Variables extends OperationVariables = OperationVariables>(
    options: ApolloClient.WatchQueryOptions<Data, Variables>,
  ): ObservableQuery<Data, Variables> {
    const observable = super.watchQuery(options);
    const error = this.#errors.get(options.query);
    if (error && options.fetchPolicy !== "standby") {
      const { data } = observable.getCurrentResult();
      const result: ObservableQuery.Result<Data> = {
        data: undefined,
        dataState: "empty",
        error,
        loading: false,
        networkStatus: NetworkStatus.error,
        partial: true,
      };
      const shown =
        options.errorPolicy === "all" && data !== undefined
          ? { ...observable.getCurrentResult(), error, loading: false }
          : result;
      observable.getCurrentResult = () => shown as never;
    }
    return observable;
  }
}
