import { NetworkStatus, type OperationVariables } from "@apollo/client";
import { skipToken, useQuery as useApolloQuery } from "@apollo/client/react";
import type { SkipToken, useQuery as ApolloQuery } from "@apollo/client/react";
import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { useContext, useMemo, useState } from "react";

import { useHydrated } from "../lib/use-hydrated.ts";
import { findResult, PageResultsContext, toShownResult, type PageResults } from "./page-results.ts";

type Options<Data, Variables extends OperationVariables> =
  | ApolloQuery.Options<Data, Variables>
  | SkipToken;

type Result<Data, Variables extends OperationVariables> = ApolloQuery.Result<
  Data,
  Variables,
  "empty" | "complete" | "streaming",
  Partial<Variables>
>;

/** Nothing is subscribed to, sent or normalized. */
export const getRenderedResult = <Data, Variables extends OperationVariables>(
  results: PageResults,
  document: TypedDocumentNode<Data, Variables>,
  options: Options<Data, Variables>,
) => {
  const refetch = () => Promise.reject(new Error("The gateway renders a page once"));
  const others = { refetch, previousData: undefined };
  if (options === skipToken)
    return { ...others, data: undefined, error: undefined, loading: false };
  const found = findResult(results, document, options.variables);
  if (found) return { ...others, ...toShownResult(found, options.errorPolicy) };
  return { ...others, data: undefined, error: undefined, loading: true };
};

/** A failure that the markup shows stays until the browser's own request has come to something. */
function useHydratedQuery<Data, Variables extends OperationVariables>(
  results: PageResults,
  document: TypedDocumentNode<Data, Variables>,
  options: Options<Data, Variables>,
): Result<Data, Variables> {
  const isHydrated = useHydrated(results.size > 0);
  const [failures] = useState(isHydrated ? null : results);
  const result = useApolloQuery<Data, Variables>(
    document,
    options as ApolloQuery.Options<Data, Variables> & { variables: Variables },
  );
  const isFirst = result.networkStatus === NetworkStatus.loading;
  const failed =
    failures !== null && options !== skipToken && isFirst
      ? findResult(failures, document, options.variables)
      : undefined;
  const errorPolicy = options === skipToken ? undefined : options.errorPolicy;
  // The same error each time: components tell by it whether they know it.
  const shown = useMemo(() => failed && toShownResult(failed, errorPolicy), [failed, errorPolicy]);
  return shown ? ({ ...result, ...shown } as typeof result) : result;
}

/** On the gateway, and where the browser hydrates what it rendered, the page's own results come first. */
export function useQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  options: Options<Data, Variables> = {} as ApolloQuery.Options<Data, Variables>,
): Result<Data, Variables> {
  const results = useContext(PageResultsContext);
  if (import.meta.env.SSR) {
    // A component on the gateway reads of it what a page shows.
    return getRenderedResult(results, document, options) as unknown as Result<Data, Variables>;
  }
  // oxlint-disable-next-line react/rules-of-hooks -- a build has one of the two
  return useHydratedQuery(results, document, options);
}
