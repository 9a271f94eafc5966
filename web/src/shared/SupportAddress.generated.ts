/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../generated/schema.ts';

import { useQuery } from "@apollo/client/react";
import type { SkipToken } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SupportAddressQueryVariables = Exact<{ [key: string]: never; }>;


export type SupportAddressQuery = { site: { __typename: 'Site', supportEmail: string } };


export const SupportAddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SupportAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supportEmail"}}]}}]}}]} as unknown as DocumentNode<SupportAddressQuery, SupportAddressQueryVariables>;

export function useSupportAddressQuery(
  options?: useQuery.Options<SupportAddressQuery, SupportAddressQueryVariables> | SkipToken,
): useQuery.Result<SupportAddressQuery, SupportAddressQueryVariables, "empty" | "complete" | "streaming", Partial<SupportAddressQueryVariables>> {
  return useQuery<SupportAddressQuery, SupportAddressQueryVariables>(SupportAddressDocument, options as useQuery.Options<SupportAddressQuery, SupportAddressQueryVariables> & { variables: SupportAddressQueryVariables });
}