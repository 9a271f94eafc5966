import type { OperationVariables } from "@apollo/client";
import type { SkipToken, useQuery as Query } from "@apollo/client/react";
import type { TypedDocumentNode } from "@graphql-typed-document-node/core";

import { useQuery } from "./use-query.ts";

export const retryQuery = (refetch: () => Promise<unknown>) => (): void => {
  refetch().catch(() => undefined);
};

export interface ShownQuery<Data> {
  /** Undefined while it is on its way, and where it failed. */
  readonly data: Data | undefined;
  /** The data of the variables before that brought any. */
  readonly before: Data | undefined;
  readonly loading: boolean;
  readonly error: Error | undefined;
  readonly retry: () => void;
}

export function useShownQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  options: (Query.Options<Data, Variables> & { readonly variables: Variables }) | SkipToken,
): ShownQuery<Data> {
  const { data, previousData, loading, error, refetch } = useQuery(document, options);
  return {
    // With an error policy the type of data tells whole results from others, which nobody who reads them does.
    data: (data ?? undefined) as Data | undefined,
    before: (previousData ?? undefined) as Data | undefined,
    loading,
    error,
    retry: retryQuery(refetch),
  };
}
