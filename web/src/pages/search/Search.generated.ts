/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import { useQuery } from "@apollo/client/react";
import type { SkipToken } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SearchQueryVariables = Exact<{
  query: string;
  page: number;
}>;


export type SearchQuery = { search: { __typename: 'TitlePage', results: Array<
      | { __typename: 'Movie', id: number, type: Types.TitleType, name: string, slug: string, year: number | null, voteAverage: number, poster: { __typename: 'Poster', url: string, srcset: string } | null }
      | { __typename: 'TvShow', id: number, type: Types.TitleType, name: string, slug: string, year: number | null, voteAverage: number, poster: { __typename: 'Poster', url: string, srcset: string } | null }
    >, pageInfo: { __typename: 'PageInfo', page: number, totalPages: number, totalResults: number }, freshness: { __typename: 'Freshness', stale: boolean, ageSeconds: number } } | null };


export const SearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Search"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TitleCard_title"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TitleList_page"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TitleCard_title"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Title"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"voteAverage"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Poster_title"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Poster_title"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Title"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"poster"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"relative"},"value":{"kind":"BooleanValue","value":true}}]},{"kind":"Field","name":{"kind":"Name","value":"srcset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"relative"},"value":{"kind":"BooleanValue","value":true}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TitleList_page"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TitlePage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"totalResults"}}]}},{"kind":"Field","name":{"kind":"Name","value":"freshness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stale"}},{"kind":"Field","name":{"kind":"Name","value":"ageSeconds"}}]}}]}}]} as unknown as DocumentNode<SearchQuery, SearchQueryVariables>;

export function useSearchQuery(
  options: useQuery.Options<SearchQuery, SearchQueryVariables> & { variables: SearchQueryVariables } | SkipToken,
): useQuery.Result<SearchQuery, SearchQueryVariables, "empty" | "complete" | "streaming", Partial<SearchQueryVariables>> {
  return useQuery<SearchQuery, SearchQueryVariables>(SearchDocument, options as useQuery.Options<SearchQuery, SearchQueryVariables> & { variables: SearchQueryVariables });
}