/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import type { SkipToken, useQuery as Query } from "@apollo/client/react";
import { useQuery } from "../../network/use-query.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OtherCountriesQueryVariables = Exact<{
  type: Types.TitleType;
  id: number;
}>;


export type OtherCountriesQuery = { title:
    | { __typename: 'Movie', id: number, countriesWithOffers: Array<{ __typename: 'Country', code: string, name: string }> | null }
    | { __typename: 'TvShow', id: number, countriesWithOffers: Array<{ __typename: 'Country', code: string, name: string }> | null }
   | null };


export const OtherCountriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OtherCountries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TitleType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"tmdbId"}},{"kind":"Field","name":{"kind":"Name","value":"countriesWithOffers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<OtherCountriesQuery, OtherCountriesQueryVariables>;

export function useOtherCountriesQuery(
  options: Query.Options<OtherCountriesQuery, OtherCountriesQueryVariables> & { variables: OtherCountriesQueryVariables } | SkipToken,
): Query.Result<OtherCountriesQuery, OtherCountriesQueryVariables, "empty" | "complete" | "streaming", Partial<OtherCountriesQueryVariables>> {
  return useQuery<OtherCountriesQuery, OtherCountriesQueryVariables>(OtherCountriesDocument, options);
}