/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../generated/schema.ts';

import { useSuspenseFragment } from "@apollo/client/react";
import type { FragmentType } from "@apollo/client";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type Poster_Title_Movie_Fragment = { __typename: 'Movie', id: number, name: string, poster: { __typename: 'Poster', url: string, srcset: string } | null } & { ' $fragmentName'?: 'Poster_Title_Movie_Fragment' };

export type Poster_Title_TvShow_Fragment = { __typename: 'TvShow', id: number, name: string, poster: { __typename: 'Poster', url: string, srcset: string } | null } & { ' $fragmentName'?: 'Poster_Title_TvShow_Fragment' };

export type Poster_TitleFragment =
  | Poster_Title_Movie_Fragment
  | Poster_Title_TvShow_Fragment
;

export const Poster_TitleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Poster_title"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Title"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"poster"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}}]}}]} as unknown as DocumentNode<Poster_TitleFragment, unknown>;

export function usePoster_TitleFragment(
  from: FragmentType<Poster_TitleFragment>,
): Poster_TitleFragment {
  return useSuspenseFragment({ fragment: Poster_TitleFragmentDoc, fragmentName: "Poster_title", from }).data;
}