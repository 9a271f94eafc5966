/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TitleCard_Title_Movie_Fragment = { __typename: 'Movie', type: Types.TitleType, name: string, nameLanguage: string | null, slug: string, year: number | null, voteAverage: number, originalName: string, id: number, poster: { __typename: 'Poster', url: string } | null };

export type TitleCard_Title_TvShow_Fragment = { __typename: 'TvShow', type: Types.TitleType, name: string, nameLanguage: string | null, slug: string, year: number | null, voteAverage: number, originalName: string, id: number, poster: { __typename: 'Poster', url: string } | null };

export type TitleCard_TitleFragment =
  | TitleCard_Title_Movie_Fragment
  | TitleCard_Title_TvShow_Fragment
;

export const TitleCard_TitleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TitleCard_title"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Title"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"tmdbId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"voteAverage"}},{"kind":"Field","name":{"kind":"Name","value":"originalName"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Poster_title"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Poster_title"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Title"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"tmdbId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"poster"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"relative"},"value":{"kind":"BooleanValue","value":true}}]}]}}]}}]} as unknown as DocumentNode<TitleCard_TitleFragment, unknown>;