/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.ts';

import type { SkipToken, useQuery as Query } from "@apollo/client/react";
import { useQuery } from "../../../network/use-query.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FindKeywordsQueryVariables = Exact<{
  query: string;
}>;


export type FindKeywordsQuery = { searchKeywords: Array<{ __typename: 'Keyword', name: string, id: number }> | null };

export type FindPeopleQueryVariables = Exact<{
  query: string;
}>;


export type FindPeopleQuery = { autocompletePeople: Array<{ __typename: 'Person', name: string, id: number }> | null };


export const FindKeywordsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindKeywords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchKeywords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"tmdbId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<FindKeywordsQuery, FindKeywordsQueryVariables>;
export const FindPeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindPeople"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"autocompletePeople"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"tmdbId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<FindPeopleQuery, FindPeopleQueryVariables>;

export function useFindKeywordsQuery(
  options: Query.Options<FindKeywordsQuery, FindKeywordsQueryVariables> & { variables: FindKeywordsQueryVariables } | SkipToken,
): Query.Result<FindKeywordsQuery, FindKeywordsQueryVariables, "empty" | "complete" | "streaming", Partial<FindKeywordsQueryVariables>> {
  return useQuery<FindKeywordsQuery, FindKeywordsQueryVariables>(FindKeywordsDocument, options);
}

export function useFindPeopleQuery(
  options: Query.Options<FindPeopleQuery, FindPeopleQueryVariables> & { variables: FindPeopleQueryVariables } | SkipToken,
): Query.Result<FindPeopleQuery, FindPeopleQueryVariables, "empty" | "complete" | "streaming", Partial<FindPeopleQueryVariables>> {
  return useQuery<FindPeopleQuery, FindPeopleQueryVariables>(FindPeopleDocument, options);
}