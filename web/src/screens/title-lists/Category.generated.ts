/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import type { TitleCard_Title_Movie_Fragment, TitleCard_Title_TvShow_Fragment } from '../../shared/TitleCard.generated.ts';
import type { TitleList_PageFragment } from '../../features/title-list/TitleList.generated.ts';
import { useQuery } from "@apollo/client/react";
import type { SkipToken } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CategoryQueryVariables = Exact<{
  type: Types.TitleType;
  region: string;
  page: number;
  airing?: Types.DiscoverFilter | null | undefined;
  isPopular: boolean;
  isTopRated: boolean;
  isNowPlaying: boolean;
  isAiring: boolean;
}>;


export type CategoryQuery = { popular?: { __typename: 'TitlePage', results: Array<
      | (
        { __typename: 'Movie', id: number }
        & { ' $fragmentRefs'?: { 'TitleCard_Title_Movie_Fragment': TitleCard_Title_Movie_Fragment } }
      )
      | (
        { __typename: 'TvShow', id: number }
        & { ' $fragmentRefs'?: { 'TitleCard_Title_TvShow_Fragment': TitleCard_Title_TvShow_Fragment } }
      )
    >, pageInfo: { __typename: 'PageInfo', page: number, totalPages: number, totalResults: number }, freshness: { __typename: 'Freshness', stale: boolean, ageSeconds: number } } | null, topRated?: { __typename: 'TitlePage', results: Array<
      | (
        { __typename: 'Movie', id: number }
        & { ' $fragmentRefs'?: { 'TitleCard_Title_Movie_Fragment': TitleCard_Title_Movie_Fragment } }
      )
      | (
        { __typename: 'TvShow', id: number }
        & { ' $fragmentRefs'?: { 'TitleCard_Title_TvShow_Fragment': TitleCard_Title_TvShow_Fragment } }
      )
    >, pageInfo: { __typename: 'PageInfo', page: number, totalPages: number, totalResults: number }, freshness: { __typename: 'Freshness', stale: boolean, ageSeconds: number } } | null, nowPlaying?: { __typename: 'TitlePage', results: Array<
      | (
        { __typename: 'Movie', id: number }
        & { ' $fragmentRefs'?: { 'TitleCard_Title_Movie_Fragment': TitleCard_Title_Movie_Fragment } }
      )
      | (
        { __typename: 'TvShow', id: number }
        & { ' $fragmentRefs'?: { 'TitleCard_Title_TvShow_Fragment': TitleCard_Title_TvShow_Fragment } }
      )
    >, pageInfo: { __typename: 'PageInfo', page: number, totalPages: number, totalResults: number }, freshness: { __typename: 'Freshness', stale: boolean, ageSeconds: number } } | null, airing?: { __typename: 'TitlePage', results: Array<
      | (
        { __typename: 'Movie', id: number }
        & { ' $fragmentRefs'?: { 'TitleCard_Title_Movie_Fragment': TitleCard_Title_Movie_Fragment } }
      )
      | (
        { __typename: 'TvShow', id: number }
        & { ' $fragmentRefs'?: { 'TitleCard_Title_TvShow_Fragment': TitleCard_Title_TvShow_Fragment } }
      )
    >, pageInfo: { __typename: 'PageInfo', page: number, totalPages: number, totalResults: number }, freshness: { __typename: 'Freshness', stale: boolean, ageSeconds: number } } | null };


export const CategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Category"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TitleType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"region"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CountryCode"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"airing"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DiscoverFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isPopular"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isTopRated"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isNowPlaying"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isAiring"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"popular"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}},{"kind":"Argument","name":{"kind":"Name","value":"region"},"value":{"kind":"Variable","name":{"kind":"Name","value":"region"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isPopular"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TitleCard_title"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TitleList_page"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"topRated"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}},{"kind":"Argument","name":{"kind":"Name","value":"region"},"value":{"kind":"Variable","name":{"kind":"Name","value":"region"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isTopRated"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TitleCard_title"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TitleList_page"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"nowPlaying"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"region"},"value":{"kind":"Variable","name":{"kind":"Name","value":"region"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isNowPlaying"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TitleCard_title"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TitleList_page"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","alias":{"kind":"Name","value":"airing"},"name":{"kind":"Name","value":"discover"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"airing"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isAiring"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TitleCard_title"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TitleList_page"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TitleCard_title"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Title"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"voteAverage"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Poster_title"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Poster_title"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Title"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"poster"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TitleList_page"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TitlePage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"totalResults"}}]}},{"kind":"Field","name":{"kind":"Name","value":"freshness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stale"}},{"kind":"Field","name":{"kind":"Name","value":"ageSeconds"}}]}}]}}]} as unknown as DocumentNode<CategoryQuery, CategoryQueryVariables>;

export function useCategoryQuery(
  options: useQuery.Options<CategoryQuery, CategoryQueryVariables> & { variables: CategoryQueryVariables } | SkipToken,
): useQuery.Result<CategoryQuery, CategoryQueryVariables, "empty" | "complete" | "streaming", Partial<CategoryQueryVariables>> {
  return useQuery<CategoryQuery, CategoryQueryVariables>(CategoryDocument, options as useQuery.Options<CategoryQuery, CategoryQueryVariables> & { variables: CategoryQueryVariables });
}