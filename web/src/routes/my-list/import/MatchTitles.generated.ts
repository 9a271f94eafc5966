/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.ts';

import type { SkipToken, useQuery as Query } from "@apollo/client/react";
import { useQuery } from "../../../network/use-query.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MatchTitlesQueryVariables = Exact<{
  references: Array<Types.TitleReference> | Types.TitleReference;
}>;


export type MatchTitlesQuery = { titles: Array<
    | { __typename: 'Movie', type: Types.TitleType, name: string, year: number | null, id: number, poster: { __typename: 'Poster', url: string } | null }
    | { __typename: 'TitleProblem', code: Types.TitleProblemCode, candidates: Array<
        | { __typename: 'Movie', type: Types.TitleType, name: string, year: number | null, id: number, poster: { __typename: 'Poster', url: string } | null }
        | { __typename: 'TvShow', type: Types.TitleType, name: string, year: number | null, id: number, poster: { __typename: 'Poster', url: string } | null }
      > }
    | { __typename: 'TvShow', type: Types.TitleType, name: string, year: number | null, id: number, poster: { __typename: 'Poster', url: string } | null }
  > | null };

export type MatchedTitle_Title_Movie_Fragment = { __typename: 'Movie', type: Types.TitleType, name: string, year: number | null, id: number, poster: { __typename: 'Poster', url: string } | null };

export type MatchedTitle_Title_TvShow_Fragment = { __typename: 'TvShow', type: Types.TitleType, name: string, year: number | null, id: number, poster: { __typename: 'Poster', url: string } | null };

export type MatchedTitle_TitleFragment =
  | MatchedTitle_Title_Movie_Fragment
  | MatchedTitle_Title_TvShow_Fragment
;

export const MatchedTitle_TitleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchedTitle_title"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Title"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"tmdbId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"poster"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"EnumValue","value":"W92"}},{"kind":"Argument","name":{"kind":"Name","value":"relative"},"value":{"kind":"BooleanValue","value":true}}]}]}}]}}]} as unknown as DocumentNode<MatchedTitle_TitleFragment, unknown>;
export const MatchTitlesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MatchTitles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"references"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TitleReference"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"titles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"references"},"value":{"kind":"Variable","name":{"kind":"Name","value":"references"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TitleProblem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"candidates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchedTitle_title"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchedTitle_title"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchedTitle_title"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Title"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"tmdbId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"poster"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"EnumValue","value":"W92"}},{"kind":"Argument","name":{"kind":"Name","value":"relative"},"value":{"kind":"BooleanValue","value":true}}]}]}}]}}]} as unknown as DocumentNode<MatchTitlesQuery, MatchTitlesQueryVariables>;

export function useMatchTitlesQuery(
  options: Query.Options<MatchTitlesQuery, MatchTitlesQueryVariables> & { variables: MatchTitlesQueryVariables } | SkipToken,
): Query.Result<MatchTitlesQuery, MatchTitlesQueryVariables, "empty" | "complete" | "streaming", Partial<MatchTitlesQueryVariables>> {
  return useQuery<MatchTitlesQuery, MatchTitlesQueryVariables>(MatchTitlesDocument, options);
}