import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import type { QueryResult } from "@flickmap/schema/page-rendering.ts";
import type { DocumentNode } from "graphql";
import type { ComponentType } from "react";

import { getOperationName } from "./operation-name.ts";

/** A query with its variables, as a page sends it. */
export interface RouteQuery {
  readonly document: DocumentNode;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** A query of a page's first view with what came of it. */
export interface PageResult extends RouteQuery, QueryResult {}

/** Where a page is shown: the parts of its URL, the country and the day. */
export interface RouteLocation {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
  /** An ISO 3166-1 code. */
  readonly country: string;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/** What the first view of a page queries. */
export interface FirstView {
  /** The queries that the page cannot be rendered without. */
  readonly queries: readonly RouteQuery[];
  /**
   * The queries that follow from the data of `queries`. The page is complete without them.
   * @param data of the queries, in their order; only the first is there for sure
   */
  readonly following?: (...data: readonly unknown[]) => readonly RouteQuery[];
}

/** A page and what its first view queries: what a route loads. */
export interface PageModule {
  readonly Page: ComponentType;
  readonly firstView: (place: RouteLocation) => FirstView;
}

/** A first view that queries nothing. */
export const nothingToQuery = (): FirstView => ({ queries: [] });

/** A query for a first view; its variables must be the ones that the page's own hook sends. */
export const routeQuery = <Data, Variables extends Readonly<Record<string, unknown>>>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): RouteQuery => ({ document, variables });

/** A first view with queries that follow from the data of the first one, and of others beside it. */
export const createFirstView = <Data, Variables extends Readonly<Record<string, unknown>>>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  following: (data: Data, ...others: readonly unknown[]) => readonly RouteQuery[],
  others: readonly RouteQuery[] = [],
): FirstView => ({
  queries: [routeQuery(document, variables), ...others],
  // The gateway passes the data of the very queries above.
  following: (data, ...rest) => following(data as Data, ...rest),
});

/**
 * The result of a query among those of a page: of the operation of that name, whose variables have the values that the
 * page's query names.
 */
export const findResult = (
  results: Iterable<PageResult>,
  query: DocumentNode,
  given: Readonly<Record<string, unknown>>,
): PageResult | undefined => {
  const name = getOperationName(query);
  for (const result of results)
    if (
      getOperationName(result.document) === name &&
      Object.entries(result.variables).every(
        ([key, value]) => JSON.stringify(given[key]) === JSON.stringify(value),
      )
    )
      return result;
  return undefined;
};
