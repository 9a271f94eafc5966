/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.ts';

import type { SkipToken, useQuery as Query } from "@apollo/client/react";
import { useQuery } from "../../../network/use-query.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PopularHereQueryVariables = Exact<{
  country: string;
}>;


export type PopularHereQuery = { popular: { __typename: 'TitlePage', results: Array<
      | { __typename: 'Movie', type: Types.TitleType, name: string, slug: string, year: number | null, id: number, poster: { __typename: 'Poster', url: string } | null }
      | { __typename: 'TvShow', type: Types.TitleType, name: string, slug: string, year: number | null, id: number, poster: { __typename: 'Poster', url: string } | null }
    > } | null };


export const PopularHereDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PopularHere"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"country"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CountryCode"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"popular"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"EnumValue","value":"MOVIE"}},{"kind":"Argument","name":{"kind":"Name","value":"region"},"value":{"kind":"Variable","name":{"kind":"Name","value":"country"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Suggestion_title"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Suggestion_title"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Title"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"tmdbId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"poster"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"EnumValue","value":"W92"}},{"kind":"Argument","name":{"kind":"Name","value":"relative"},"value":{"kind":"BooleanValue","value":true}}]}]}}]}}]} as unknown as DocumentNode<PopularHereQuery, PopularHereQueryVariables>;

export function usePopularHereQuery(
  options: Query.Options<PopularHereQuery, PopularHereQueryVariables> & { variables: PopularHereQueryVariables } | SkipToken,
): Query.Result<PopularHereQuery, PopularHereQueryVariables, "empty" | "complete" | "streaming", Partial<PopularHereQueryVariables>> {
  return useQuery<PopularHereQuery, PopularHereQueryVariables>(PopularHereDocument, options);
}