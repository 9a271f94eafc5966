/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.ts';

import { useMutation } from "@apollo/client/react";
import type { SkipToken, useQuery as Query } from "@apollo/client/react";
import { useQuery } from "../../../network/use-query.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RateTitleMutationVariables = Exact<{
  input: Types.RateTitleInput;
}>;


export type RateTitleMutation = { rateTitle: { __typename: 'RateTitlePayload', stars: number | null, rating: { __typename: 'RatingSummary', average: number | null, count: number | null } | null, userErrors: Array<{ __typename: 'UserError', message: string, code: Types.UserErrorCode }> } | null };

export type SessionRatingQueryVariables = Exact<{
  title: Types.RatedTitle;
  sessionId: string;
}>;


export type SessionRatingQuery = { sessionRating: number | null };

export type AverageRatingQueryVariables = Exact<{
  type: Types.TitleType;
  id: number;
}>;


export type AverageRatingQuery = { title:
    | { __typename: 'Movie', id: number, rating: { __typename: 'RatingSummary', average: number | null, count: number | null } }
    | { __typename: 'TvShow', id: number, rating: { __typename: 'RatingSummary', average: number | null, count: number | null } }
   | null };


export const RateTitleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RateTitle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RateTitleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rateTitle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stars"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"average"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<RateTitleMutation, RateTitleMutationVariables>;
export const SessionRatingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SessionRating"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"title"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RatedTitle"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionRating"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"title"},"value":{"kind":"Variable","name":{"kind":"Name","value":"title"}}},{"kind":"Argument","name":{"kind":"Name","value":"sessionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}}}]}]}}]} as unknown as DocumentNode<SessionRatingQuery, SessionRatingQueryVariables>;
export const AverageRatingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AverageRating"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TitleType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"tmdbId"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"average"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode<AverageRatingQuery, AverageRatingQueryVariables>;

export function useRateTitleMutation(
  options?: useMutation.Options<RateTitleMutation, RateTitleMutationVariables>,
): useMutation.ResultTuple<RateTitleMutation, RateTitleMutationVariables> {
  return useMutation<RateTitleMutation, RateTitleMutationVariables>(RateTitleDocument, options);
}

export function useSessionRatingQuery(
  options: Query.Options<SessionRatingQuery, SessionRatingQueryVariables> & { variables: SessionRatingQueryVariables } | SkipToken,
): Query.Result<SessionRatingQuery, SessionRatingQueryVariables, "empty" | "complete" | "streaming", Partial<SessionRatingQueryVariables>> {
  return useQuery<SessionRatingQuery, SessionRatingQueryVariables>(SessionRatingDocument, options);
}

export function useAverageRatingQuery(
  options: Query.Options<AverageRatingQuery, AverageRatingQueryVariables> & { variables: AverageRatingQueryVariables } | SkipToken,
): Query.Result<AverageRatingQuery, AverageRatingQueryVariables, "empty" | "complete" | "streaming", Partial<AverageRatingQueryVariables>> {
  return useQuery<AverageRatingQuery, AverageRatingQueryVariables>(AverageRatingDocument, options);
}