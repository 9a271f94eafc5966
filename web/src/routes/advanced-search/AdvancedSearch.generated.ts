/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import type { SkipToken, useQuery as Query } from "@apollo/client/react";
import { useQuery } from "../../network/use-query.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AdvancedSearchQueryVariables = Exact<{
  type: Types.TitleType;
  filter: Types.DiscoverFilter;
  sort: Types.DiscoverSort;
  page: number;
  watchable?: Types.WatchableFilter | null | undefined;
  abroad?: Array<Types.CountryServices> | Types.CountryServices | null | undefined;
}>;


export type AdvancedSearchQuery = { discover: { __typename: 'TitlePage', results: Array<
      | { __typename: 'Movie', type: Types.TitleType, name: string, nameLanguage: string | null, slug: string, year: number | null, voteAverage: number, originalName: string, id: number, poster: { __typename: 'Poster', url: string } | null }
      | { __typename: 'TvShow', type: Types.TitleType, name: string, nameLanguage: string | null, slug: string, year: number | null, voteAverage: number, originalName: string, id: number, poster: { __typename: 'Poster', url: string } | null }
    >, pageInfo: { __typename: 'PageNumberInfo', page: number, totalPages: number, totalResults: number, narrowedFrom: { __typename: 'NarrowedFrom', checked: number, totalResults: number } | null }, freshness: { __typename: 'Freshness', stale: boolean, ageSeconds: number } } | null };

export type FilterChoicesQueryVariables = Exact<{
  type: Types.TitleType;
}>;


export type FilterChoicesQuery = { genres: Array<{ __typename: 'Genre', name: string, id: number }> | null, languages: Array<{ __typename: 'Language', code: string, name: string }> | null };

export type FilterNamesQueryVariables = Exact<{
  keywords: Array<number> | number;
  people: Array<number> | number;
}>;


export type FilterNamesQuery = { keywords: Array<{ __typename: 'Keyword', name: string, id: number }> | null, people: Array<{ __typename: 'Person', name: string, id: number }> | null };


export const AdvancedSearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdvancedSearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TitleType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DiscoverFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DiscoverSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"watchable"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"WatchableFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"abroad"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CountryServices"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discover"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"watchable"},"value":{"kind":"Variable","name":{"kind":"Name","value":"watchable"}}},{"kind":"Argument","name":{"kind":"Name","value":"abroad"},"value":{"kind":"Variable","name":{"kind":"Name","value":"abroad"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"tmdbId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TitleCard_title"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TitleList_page"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TitleCard_title"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Title"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"tmdbId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"voteAverage"}},{"kind":"Field","name":{"kind":"Name","value":"originalName"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Poster_title"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Poster_title"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Title"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"tmdbId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"poster"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"relative"},"value":{"kind":"BooleanValue","value":true}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TitleList_page"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TitlePage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"totalResults"}},{"kind":"Field","name":{"kind":"Name","value":"narrowedFrom"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checked"}},{"kind":"Field","name":{"kind":"Name","value":"totalResults"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"freshness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stale"}},{"kind":"Field","name":{"kind":"Name","value":"ageSeconds"}}]}}]}}]} as unknown as DocumentNode<AdvancedSearchQuery, AdvancedSearchQueryVariables>;
export const FilterChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FilterChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TitleType"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"genres"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"tmdbId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"languages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<FilterChoicesQuery, FilterChoicesQueryVariables>;
export const FilterNamesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FilterNames"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keywords"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"people"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keywords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keywords"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"tmdbId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"people"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"people"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"tmdbId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<FilterNamesQuery, FilterNamesQueryVariables>;

export function useAdvancedSearchQuery(
  options: Query.Options<AdvancedSearchQuery, AdvancedSearchQueryVariables> & { variables: AdvancedSearchQueryVariables } | SkipToken,
): Query.Result<AdvancedSearchQuery, AdvancedSearchQueryVariables, "empty" | "complete" | "streaming", Partial<AdvancedSearchQueryVariables>> {
  return useQuery<AdvancedSearchQuery, AdvancedSearchQueryVariables>(AdvancedSearchDocument, options);
}

export function useFilterChoicesQuery(
  options: Query.Options<FilterChoicesQuery, FilterChoicesQueryVariables> & { variables: FilterChoicesQueryVariables } | SkipToken,
): Query.Result<FilterChoicesQuery, FilterChoicesQueryVariables, "empty" | "complete" | "streaming", Partial<FilterChoicesQueryVariables>> {
  return useQuery<FilterChoicesQuery, FilterChoicesQueryVariables>(FilterChoicesDocument, options);
}

export function useFilterNamesQuery(
  options: Query.Options<FilterNamesQuery, FilterNamesQueryVariables> & { variables: FilterNamesQueryVariables } | SkipToken,
): Query.Result<FilterNamesQuery, FilterNamesQueryVariables, "empty" | "complete" | "streaming", Partial<FilterNamesQueryVariables>> {
  return useQuery<FilterNamesQuery, FilterNamesQueryVariables>(FilterNamesDocument, options);
}