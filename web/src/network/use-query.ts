import { NetworkStatus, type OperationVariables } from "@apollo/client";
import { skipToken, useQuery as useApolloQuery } from "@apollo/client/react";
import type { SkipToken, useQuery as ApolloQuery } from "@apollo/client/react";
import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { useCallback, useContext, useMemo, useState } from "react";

import { useHydrated } from "../lib/use-hydrated.ts";
import { findResult, PageResultsContext, toShownResult, type PageResults } from "./page-results.ts";

export type QueryOptions<Data, Variables extends OperationVariables> =
  | ApolloQuery.Options<Data, Variables>
  | SkipToken;

export interface ShownQuery<Data> {
  /** Undefined while it is on its way, and where it failed. */
  readonly data: Data | undefined;
  /** The data of the variables before that brought any. */
  readonly before: Data | undefined;
  readonly loading: boolean;
  readonly error: Error | undefined;
  readonly retry: () => void;
}

const nothing = { data: undefined, before: undefined, loading: false, error: undefined };

/** Nothing is subscribed to, sent or normalized. */
export const getRenderedResult = <Data, Variables extends OperationVariables>(
  results: PageResults,
  document: TypedDocumentNode<Data, Variables>,
  options: QueryOptions<Data, Variables>,
): ShownQuery<Data> => {
  const rendered = { ...nothing, retry: () => {} };
  if (options === skipToken) return rendered;
  const found = findResult(results, document, options.variables);
  return found
    ? { ...rendered, ...toShownResult<Data>(found, options.errorPolicy) }
    : { ...rendered, loading: true };
};

/** A failure that the markup shows stays until the browser's own request has come to something. */
function useHydratedQuery<Data, Variables extends OperationVariables>(
  results: PageResults,
  document: TypedDocumentNode<Data, Variables>,
  options: QueryOptions<Data, Variables>,
): ShownQuery<Data> {
  const isHydrated = useHydrated(results.size > 0);
  const [failures] = useState(isHydrated ? null : results);
  const { data, previousData, loading, error, networkStatus, refetch } = useApolloQuery(
    document,
    options as ApolloQuery.Options<Data, Variables> & { variables: Variables },
  );
  const isFirst = networkStatus === NetworkStatus.loading;
  const failed =
    failures !== null && options !== skipToken && isFirst
      ? findResult(failures, document, options.variables)
      : undefined;
  const errorPolicy = options === skipToken ? undefined : options.errorPolicy;
  // The same error each time: components tell by it whether they know it.
  const shown = useMemo(
    () => failed && toShownResult<Data>(failed, errorPolicy),
    [failed, errorPolicy],
  );
  const retry = useCallback(() => void refetch().catch(() => undefined), [refetch]);
  // With an error policy the type of data tells whole results from others, which nobody who reads them does.
  const [now, before] = [data, previousData].map((each) => (each ?? undefined) as Data | undefined);
  return { data: now, before, loading, error, retry, ...shown };
}

/** On the gateway, and where the browser hydrates what it rendered, the page's own results come first. */
export function useQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  options: QueryOptions<Data, Variables> = {} as ApolloQuery.Options<Data, Variables>,
): ShownQuery<Data> {
  const results = useContext(PageResultsContext);
  if (import.meta.env.SSR) return getRenderedResult(results, document, options);
  // oxlint-disable-next-line react/rules-of-hooks -- a build has one of the two
  return useHydratedQuery(results, document, options);
}
