/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import type { SkipToken, useQuery as Query } from "@apollo/client/react";
import { useQuery } from "../../network/use-query.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SurpriseQueryVariables = Exact<{
  type: Types.TitleType;
  filter: Types.DiscoverFilter;
  watchable?: Types.WatchableFilter | null | undefined;
  abroad?: Array<Types.CountryServices> | Types.CountryServices | null | undefined;
  page: number;
}>;


export type SurpriseQuery = { first: { __typename: 'TitlePage', results: Array<
      | { __typename: 'Movie', type: Types.TitleType, name: string, slug: string, year: number | null, voteAverage: number, originalName: string, id: number, poster: { __typename: 'Poster', url: string } | null }
      | { __typename: 'TvShow', type: Types.TitleType, name: string, slug: string, year: number | null, voteAverage: number, originalName: string, id: number, poster: { __typename: 'Poster', url: string } | null }
    > } | null, other: { __typename: 'TitlePage', results: Array<
      | { __typename: 'Movie', type: Types.TitleType, name: string, slug: string, year: number | null, voteAverage: number, originalName: string, id: number, poster: { __typename: 'Poster', url: string } | null }
      | { __typename: 'TvShow', type: Types.TitleType, name: string, slug: string, year: number | null, voteAverage: number, originalName: string, id: number, poster: { __typename: 'Poster', url: string } | null }
    > } | null };

export type SurpriseOfListQueryVariables = Exact<{
  references: Array<Types.TitleReference> | Types.TitleReference;
}>;


export type SurpriseOfListQuery = { titles: Array<
    | { __typename: 'Movie', type: Types.TitleType, name: string, slug: string, year: number | null, voteAverage: number, originalName: string, id: number, poster: { __typename: 'Poster', url: string } | null }
    | { __typename: 'TitleProblem' }
    | { __typename: 'TvShow', type: Types.TitleType, name: string, slug: string, year: number | null, voteAverage: number, originalName: string, id: number, poster: { __typename: 'Poster', url: string } | null }
  > | null };


export const SurpriseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Surprise"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TitleType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DiscoverFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"watchable"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"WatchableFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"abroad"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CountryServices"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"first"},"name":{"kind":"Name","value":"discover"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"watchable"},"value":{"kind":"Variable","name":{"kind":"Name","value":"watchable"}}},{"kind":"Argument","name":{"kind":"Name","value":"abroad"},"value":{"kind":"Variable","name":{"kind":"Name","value":"abroad"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TitleCard_title"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"other"},"name":{"kind":"Name","value":"discover"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"watchable"},"value":{"kind":"Variable","name":{"kind":"Name","value":"watchable"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TitleCard_title"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TitleCard_title"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Title"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"tmdbId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"voteAverage"}},{"kind":"Field","name":{"kind":"Name","value":"originalName"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Poster_title"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Poster_title"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Title"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"tmdbId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"poster"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"relative"},"value":{"kind":"BooleanValue","value":true}}]}]}}]}}]} as unknown as DocumentNode<SurpriseQuery, SurpriseQueryVariables>;
export const SurpriseOfListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SurpriseOfList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"references"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TitleReference"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"titles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"references"},"value":{"kind":"Variable","name":{"kind":"Name","value":"references"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TitleCard_title"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TitleCard_title"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Title"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"tmdbId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"voteAverage"}},{"kind":"Field","name":{"kind":"Name","value":"originalName"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Poster_title"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Poster_title"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Title"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"tmdbId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"poster"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"relative"},"value":{"kind":"BooleanValue","value":true}}]}]}}]}}]} as unknown as DocumentNode<SurpriseOfListQuery, SurpriseOfListQueryVariables>;

export function useSurpriseQuery(
  options: Query.Options<SurpriseQuery, SurpriseQueryVariables> & { variables: SurpriseQueryVariables } | SkipToken,
): Query.Result<SurpriseQuery, SurpriseQueryVariables, "empty" | "complete" | "streaming", Partial<SurpriseQueryVariables>> {
  return useQuery<SurpriseQuery, SurpriseQueryVariables>(SurpriseDocument, options);
}

export function useSurpriseOfListQuery(
  options: Query.Options<SurpriseOfListQuery, SurpriseOfListQueryVariables> & { variables: SurpriseOfListQueryVariables } | SkipToken,
): Query.Result<SurpriseOfListQuery, SurpriseOfListQueryVariables, "empty" | "complete" | "streaming", Partial<SurpriseOfListQueryVariables>> {
  return useQuery<SurpriseOfListQuery, SurpriseOfListQueryVariables>(SurpriseOfListDocument, options);
}