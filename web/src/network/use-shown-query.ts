import type { OperationVariables } from "@apollo/client";
import { skipToken } from "@apollo/client/react";
import type { SkipToken, useQuery as Query } from "@apollo/client/react";
import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { useState } from "react";

import { retryQuery } from "./retry-query.ts";
import { useQuery } from "./use-query.ts";
import { useStandingError } from "./use-standing-error.ts";

/** A query as a page shows it: what was shown stays until what takes its place is here, or has failed. */
export interface ShownQuery<Data, Variables = unknown> {
  /** Undefined while it is on its way, and where it failed. */
  readonly data: Data | undefined;
  /** The data of the last variables that brought any; null where there are none, or of another subject. */
  readonly before: { readonly data: Data; readonly variables: Variables } | null;
  /** Whether `before` is of another page of the same list. */
  readonly isTurned: boolean;
  /** What is shown: the data, or what was there before. */
  readonly shown: Data | undefined;
  readonly loading: boolean;
  /** Stays while the query is sent again because Flickmap could not be reached. */
  readonly error: Error | undefined;
  readonly retry: () => void;
}

interface Last<Data, Variables> {
  readonly subject: string;
  readonly data: Data;
  readonly variables: Variables;
}

/** Variables as they are for each page of a list: without the page, and what only the first brings. */
const toList = (variables: unknown): string =>
  JSON.stringify(variables, (key, value: unknown) =>
    key === "page" || key.startsWith("with") ? undefined : value,
  );

/** @param subject what it is about: what was shown of another subject does not stay */
export function useShownQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  options: (Query.Options<Data, Variables> & { readonly variables: Variables }) | SkipToken,
  subject = "",
): ShownQuery<Data, Variables> {
  const { data: found, loading, error: failure, refetch } = useQuery(document, options);
  // With an error policy the type of data tells whole results from others, which nobody who reads them does.
  const data = (found ?? undefined) as Data | undefined;
  const variables = options === skipToken ? null : options.variables;
  const [last, setLast] = useState<Last<Data, Variables> | null>(null);
  if (!import.meta.env.SSR && data !== undefined && variables && last?.data !== data)
    setLast({ subject, data, variables });
  const error = useStandingError(JSON.stringify(variables), failure, loading);
  const before = last?.subject === subject ? last : null;
  return {
    data,
    before,
    isTurned: before !== null && toList(before.variables) === toList(variables),
    shown: data ?? (error ? undefined : before?.data),
    loading,
    error,
    retry: retryQuery(refetch),
  };
}
