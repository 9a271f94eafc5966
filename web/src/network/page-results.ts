import { CombinedGraphQLErrors, type ErrorPolicy } from "@apollo/client";
import { canonicalStringify } from "@apollo/client/utilities";
import type { QueryResult } from "@flickmap/schema/page-rendering.ts";
import type { DocumentNode } from "graphql";
import { createContext } from "react";

import type { RouteQuery } from "../lib/route.ts";

export interface PageResult extends RouteQuery, QueryResult {}

/** The results of a page by their documents: a page requests each document once. */
export type PageResults = ReadonlyMap<DocumentNode, PageResult>;

/** The page carries the results alone: the browser knows the queries. Null is one that did not come. */
export const toPageResults = (
  queries: readonly RouteQuery[],
  results: readonly (QueryResult | null)[],
): PageResults =>
  new Map(
    queries.flatMap((query, index) => {
      const result = results[index];
      return result ? [[query.document, { ...query, ...result }] as const] : [];
    }),
  );

/** On the gateway all results of a page. In the browser, whose cache has the others, the failures. */
export const PageResultsContext = createContext<PageResults>(new Map());

/** The result of a query among those of a page; undefined for the same document with other variables. */
export const findResult = (
  results: PageResults,
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>> = {},
): PageResult | undefined => {
  const result = results.get(document);
  return canonicalStringify(result?.variables) === canonicalStringify(variables)
    ? result
    : undefined;
};

/** The data of a document is of its type. */
export const toShownResult = <Data>(
  { data, errors }: QueryResult,
  errorPolicy: ErrorPolicy = "none",
) => ({
  data: (errors && errorPolicy === "none" ? undefined : (data ?? undefined)) as Data | undefined,
  error: errors && new CombinedGraphQLErrors({ data, errors }),
  loading: false,
});
