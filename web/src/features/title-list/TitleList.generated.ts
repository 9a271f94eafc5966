/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import { useSuspenseFragment } from "@apollo/client/react";
import type { FragmentType } from "@apollo/client";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TitleList_PageFragment = { __typename: 'TitlePage', pageInfo: { __typename: 'PageInfo', page: number, totalPages: number, totalResults: number }, freshness: { __typename: 'Freshness', stale: boolean, ageSeconds: number } } & { ' $fragmentName'?: 'TitleList_PageFragment' };

export const TitleList_PageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TitleList_page"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TitlePage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"totalResults"}}]}},{"kind":"Field","name":{"kind":"Name","value":"freshness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stale"}},{"kind":"Field","name":{"kind":"Name","value":"ageSeconds"}}]}}]}}]} as unknown as DocumentNode<TitleList_PageFragment, unknown>;

export function useTitleList_PageFragment(
  from: FragmentType<TitleList_PageFragment>,
): TitleList_PageFragment {
  return useSuspenseFragment({ fragment: TitleList_PageFragmentDoc, fragmentName: "TitleList_page", from }).data;
}