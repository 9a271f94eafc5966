/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import type { TitleCard_Title_Movie_Fragment, TitleCard_Title_TvShow_Fragment } from '../../shared/TitleCard.generated.ts';
import type { Poster_Title_Movie_Fragment, Poster_Title_TvShow_Fragment } from '../../shared/Poster.generated.ts';
import type { Backdrop_Title_Movie_Fragment, Backdrop_Title_TvShow_Fragment } from '../../shared/Backdrop.generated.ts';
import type { RatingBlock_Title_Movie_Fragment, RatingBlock_Title_TvShow_Fragment } from '../../features/rating/RatingBlock.generated.ts';
import { useSuspenseFragment } from "@apollo/client/react";
import type { FragmentType } from "@apollo/client";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TitlePage_Title_Movie_Fragment = (
  { __typename: 'Movie', id: number, type: Types.TitleType, name: string, slug: string, year: number | null, overview: string | null, originalName: string, voteAverage: number, voteCount: number, genres: Array<{ __typename: 'Genre', id: number, name: string }> | null, originalLanguage: { __typename: 'Language', code: string, name: string } | null, spokenLanguages: Array<{ __typename: 'Language', code: string, name: string }> | null, cast: Array<{ __typename: 'CastMember', name: string, character: string | null }> | null, rating: { __typename: 'RatingSummary', average: number | null, count: number | null }, poster: { __typename: 'Poster', url: string } | null, backdrop: { __typename: 'Backdrop', url: string } | null, similar: Array<
    | (
      { __typename: 'Movie', id: number }
      & { ' $fragmentRefs'?: { 'TitleCard_Title_Movie_Fragment': TitleCard_Title_Movie_Fragment } }
    )
    | (
      { __typename: 'TvShow', id: number }
      & { ' $fragmentRefs'?: { 'TitleCard_Title_TvShow_Fragment': TitleCard_Title_TvShow_Fragment } }
    )
  > | null }
  & { ' $fragmentRefs'?: { 'Poster_Title_Movie_Fragment': Poster_Title_Movie_Fragment;'Backdrop_Title_Movie_Fragment': Backdrop_Title_Movie_Fragment;'RatingBlock_Title_Movie_Fragment': RatingBlock_Title_Movie_Fragment } }
) & { ' $fragmentName'?: 'TitlePage_Title_Movie_Fragment' };

export type TitlePage_Title_TvShow_Fragment = (
  { __typename: 'TvShow', id: number, type: Types.TitleType, name: string, slug: string, year: number | null, overview: string | null, originalName: string, voteAverage: number, voteCount: number, genres: Array<{ __typename: 'Genre', id: number, name: string }> | null, originalLanguage: { __typename: 'Language', code: string, name: string } | null, spokenLanguages: Array<{ __typename: 'Language', code: string, name: string }> | null, cast: Array<{ __typename: 'CastMember', name: string, character: string | null }> | null, rating: { __typename: 'RatingSummary', average: number | null, count: number | null }, poster: { __typename: 'Poster', url: string } | null, backdrop: { __typename: 'Backdrop', url: string } | null, similar: Array<
    | (
      { __typename: 'Movie', id: number }
      & { ' $fragmentRefs'?: { 'TitleCard_Title_Movie_Fragment': TitleCard_Title_Movie_Fragment } }
    )
    | (
      { __typename: 'TvShow', id: number }
      & { ' $fragmentRefs'?: { 'TitleCard_Title_TvShow_Fragment': TitleCard_Title_TvShow_Fragment } }
    )
  > | null }
  & { ' $fragmentRefs'?: { 'Poster_Title_TvShow_Fragment': Poster_Title_TvShow_Fragment;'Backdrop_Title_TvShow_Fragment': Backdrop_Title_TvShow_Fragment;'RatingBlock_Title_TvShow_Fragment': RatingBlock_Title_TvShow_Fragment } }
) & { ' $fragmentName'?: 'TitlePage_Title_TvShow_Fragment' };

export type TitlePage_TitleFragment =
  | TitlePage_Title_Movie_Fragment
  | TitlePage_Title_TvShow_Fragment
;

export const TitlePage_TitleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TitlePage_title"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Title"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"overview"}},{"kind":"Field","name":{"kind":"Name","value":"originalName"}},{"kind":"Field","name":{"kind":"Name","value":"voteAverage"}},{"kind":"Field","name":{"kind":"Name","value":"voteCount"}},{"kind":"Field","name":{"kind":"Name","value":"genres"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"originalLanguage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"spokenLanguages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cast"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"character"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"average"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"poster"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"backdrop"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"EnumValue","value":"W1280"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"similar"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TitleCard_title"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Poster_title"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Backdrop_title"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RatingBlock_title"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TitleCard_title"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Title"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"voteAverage"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Poster_title"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Poster_title"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Title"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"poster"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Backdrop_title"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Title"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"backdrop"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"EnumValue","value":"W1280"}}]},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RatingBlock_title"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Title"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"average"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<TitlePage_TitleFragment, unknown>;

export function useTitlePage_TitleFragment(
  from: FragmentType<TitlePage_TitleFragment>,
): TitlePage_TitleFragment {
  return useSuspenseFragment({ fragment: TitlePage_TitleFragmentDoc, fragmentName: "TitlePage_title", from }).data;
}