/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.ts';

import { useQuery } from "@apollo/client/react";
import type { SkipToken } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SessionRatingQueryVariables = Exact<{
  title: Types.RatedTitle;
  sessionId: string;
}>;


export type SessionRatingQuery = { sessionRating: number | null };


export const SessionRatingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SessionRating"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"title"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RatedTitle"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionRating"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"title"},"value":{"kind":"Variable","name":{"kind":"Name","value":"title"}}},{"kind":"Argument","name":{"kind":"Name","value":"sessionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}}}]}]}}]} as unknown as DocumentNode<SessionRatingQuery, SessionRatingQueryVariables>;

export function useSessionRatingQuery(
  options: useQuery.Options<SessionRatingQuery, SessionRatingQueryVariables> & { variables: SessionRatingQueryVariables } | SkipToken,
): useQuery.Result<SessionRatingQuery, SessionRatingQueryVariables, "empty" | "complete" | "streaming", Partial<SessionRatingQueryVariables>> {
  return useQuery<SessionRatingQuery, SessionRatingQueryVariables>(SessionRatingDocument, options as useQuery.Options<SessionRatingQuery, SessionRatingQueryVariables> & { variables: SessionRatingQueryVariables });
}