/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.ts';

import { useQuery } from "@apollo/client/react";
import type { SkipToken } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AverageRatingQueryVariables = Exact<{
  type: Types.TitleType;
  id: number;
}>;


export type AverageRatingQuery = { title:
    | { __typename: 'Movie', id: number, rating: { __typename: 'RatingSummary', average: number | null, count: number | null } }
    | { __typename: 'TvShow', id: number, rating: { __typename: 'RatingSummary', average: number | null, count: number | null } }
   | null };


export const AverageRatingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AverageRating"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TitleType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"average"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode<AverageRatingQuery, AverageRatingQueryVariables>;

export function useAverageRatingQuery(
  options: useQuery.Options<AverageRatingQuery, AverageRatingQueryVariables> & { variables: AverageRatingQueryVariables } | SkipToken,
): useQuery.Result<AverageRatingQuery, AverageRatingQueryVariables, "empty" | "complete" | "streaming", Partial<AverageRatingQueryVariables>> {
  return useQuery<AverageRatingQuery, AverageRatingQueryVariables>(AverageRatingDocument, options as useQuery.Options<AverageRatingQuery, AverageRatingQueryVariables> & { variables: AverageRatingQueryVariables });
}