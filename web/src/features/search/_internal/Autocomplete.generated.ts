/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.ts';

import { useQuery } from "@apollo/client/react";
import type { SkipToken } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type Suggestion_Title_Movie_Fragment = { __typename: 'Movie', id: number, type: Types.TitleType, name: string, slug: string, year: number | null, poster: { __typename: 'Poster', url: string } | null };

export type Suggestion_Title_TvShow_Fragment = { __typename: 'TvShow', id: number, type: Types.TitleType, name: string, slug: string, year: number | null, poster: { __typename: 'Poster', url: string } | null };

export type Suggestion_TitleFragment =
  | Suggestion_Title_Movie_Fragment
  | Suggestion_Title_TvShow_Fragment
;

export type AutocompleteQueryVariables = Exact<{
  query: string;
}>;


export type AutocompleteQuery = { autocomplete: Array<
    | { __typename: 'Movie', id: number, type: Types.TitleType, name: string, slug: string, year: number | null, poster: { __typename: 'Poster', url: string } | null }
    | { __typename: 'TvShow', id: number, type: Types.TitleType, name: string, slug: string, year: number | null, poster: { __typename: 'Poster', url: string } | null }
  > | null };

export const Suggestion_TitleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Suggestion_title"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Title"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"poster"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"EnumValue","value":"W92"}},{"kind":"Argument","name":{"kind":"Name","value":"relative"},"value":{"kind":"BooleanValue","value":true}}]}]}}]}}]} as unknown as DocumentNode<Suggestion_TitleFragment, unknown>;
export const AutocompleteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Autocomplete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"autocomplete"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Suggestion_title"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Suggestion_title"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Title"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"poster"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"EnumValue","value":"W92"}},{"kind":"Argument","name":{"kind":"Name","value":"relative"},"value":{"kind":"BooleanValue","value":true}}]}]}}]}}]} as unknown as DocumentNode<AutocompleteQuery, AutocompleteQueryVariables>;

export function useAutocompleteQuery(
  options: useQuery.Options<AutocompleteQuery, AutocompleteQueryVariables> & { variables: AutocompleteQueryVariables } | SkipToken,
): useQuery.Result<AutocompleteQuery, AutocompleteQueryVariables, "empty" | "complete" | "streaming", Partial<AutocompleteQueryVariables>> {
  return useQuery<AutocompleteQuery, AutocompleteQueryVariables>(AutocompleteDocument, options as useQuery.Options<AutocompleteQuery, AutocompleteQueryVariables> & { variables: AutocompleteQueryVariables });
}