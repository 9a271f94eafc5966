/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RatingBlock_Title_Movie_Fragment = { __typename: 'Movie', type: Types.TitleType, name: string, year: number | null, id: number, rating: { __typename: 'RatingSummary', average: number | null, count: number | null } };

export type RatingBlock_Title_TvShow_Fragment = { __typename: 'TvShow', type: Types.TitleType, name: string, year: number | null, id: number, rating: { __typename: 'RatingSummary', average: number | null, count: number | null } };

export type RatingBlock_TitleFragment =
  | RatingBlock_Title_Movie_Fragment
  | RatingBlock_Title_TvShow_Fragment
;

export const RatingBlock_TitleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RatingBlock_title"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Title"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"tmdbId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"average"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<RatingBlock_TitleFragment, unknown>;