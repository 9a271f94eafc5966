/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.ts';

import type { SkipToken, useQuery as Query } from "@apollo/client/react";
import { useQuery } from "../../../network/use-query.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AgeRatingsQueryVariables = Exact<{
  country: string;
}>;


export type AgeRatingsQuery = { certifications: Array<{ __typename: 'Certification', name: string, meaning: string | null }> | null };


export const AgeRatingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AgeRatings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"country"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CountryCode"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"certifications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"country"},"value":{"kind":"Variable","name":{"kind":"Name","value":"country"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"meaning"}}]}}]}}]} as unknown as DocumentNode<AgeRatingsQuery, AgeRatingsQueryVariables>;

export function useAgeRatingsQuery(
  options: Query.Options<AgeRatingsQuery, AgeRatingsQueryVariables> & { variables: AgeRatingsQueryVariables } | SkipToken,
): Query.Result<AgeRatingsQuery, AgeRatingsQueryVariables, "empty" | "complete" | "streaming", Partial<AgeRatingsQueryVariables>> {
  return useQuery<AgeRatingsQuery, AgeRatingsQueryVariables>(AgeRatingsDocument, options);
}