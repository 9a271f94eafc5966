/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import type { SkipToken, useQuery as Query } from "@apollo/client/react";
import { useQuery } from "../../network/use-query.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SimilarOnMineQueryVariables = Exact<{
  type: Types.TitleType;
  filter: Types.DiscoverFilter;
  watchable: Types.WatchableFilter;
}>;


export type SimilarOnMineQuery = { discover: { __typename: 'TitlePage', results: Array<
      | { __typename: 'Movie', type: Types.TitleType, name: string, nameLanguage: string | null, slug: string, year: number | null, voteAverage: number, originalName: string, id: number, poster: { __typename: 'Poster', url: string } | null }
      | { __typename: 'TvShow', type: Types.TitleType, name: string, nameLanguage: string | null, slug: string, year: number | null, voteAverage: number, originalName: string, id: number, poster: { __typename: 'Poster', url: string } | null }
    > } | null };


export const SimilarOnMineDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SimilarOnMine"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TitleType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DiscoverFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"watchable"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WatchableFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discover"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"watchable"},"value":{"kind":"Variable","name":{"kind":"Name","value":"watchable"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"tmdbId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TitleCard_title"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TitleCard_title"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Title"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"tmdbId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"voteAverage"}},{"kind":"Field","name":{"kind":"Name","value":"originalName"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Poster_title"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Poster_title"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Title"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"tmdbId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"poster"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"relative"},"value":{"kind":"BooleanValue","value":true}}]}]}}]}}]} as unknown as DocumentNode<SimilarOnMineQuery, SimilarOnMineQueryVariables>;

export function useSimilarOnMineQuery(
  options: Query.Options<SimilarOnMineQuery, SimilarOnMineQueryVariables> & { variables: SimilarOnMineQueryVariables } | SkipToken,
): Query.Result<SimilarOnMineQuery, SimilarOnMineQueryVariables, "empty" | "complete" | "streaming", Partial<SimilarOnMineQueryVariables>> {
  return useQuery<SimilarOnMineQuery, SimilarOnMineQueryVariables>(SimilarOnMineDocument, options);
}