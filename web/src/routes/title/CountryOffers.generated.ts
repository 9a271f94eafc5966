/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import type { SkipToken, useQuery as Query } from "@apollo/client/react";
import { useQuery } from "../../network/use-query.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CountryOffersQueryVariables = Exact<{
  type: Types.TitleType;
  id: number;
}>;


export type CountryOffersQuery = { title:
    | { __typename: 'Movie', id: number, availabilities: Array<{ __typename: 'Availability', countryCode: string, status: Types.AvailabilityStatus, country: { __typename: 'Country', code: string, name: string } | null, offers: Array<{ __typename: 'Offer', kind: Types.OfferKind, provider: { __typename: 'Provider', name: string, id: number, family: { __typename: 'ProviderFamily', id: string, name: string } } }> | null }> | null }
    | { __typename: 'TvShow', id: number, availabilities: Array<{ __typename: 'Availability', countryCode: string, status: Types.AvailabilityStatus, country: { __typename: 'Country', code: string, name: string } | null, offers: Array<{ __typename: 'Offer', kind: Types.OfferKind, provider: { __typename: 'Provider', name: string, id: number, family: { __typename: 'ProviderFamily', id: string, name: string } } }> | null }> | null }
   | null };


export const CountryOffersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CountryOffers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TitleType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"tmdbId"}},{"kind":"Field","name":{"kind":"Name","value":"availabilities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"country"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"offers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"provider"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"tmdbId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"family"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<CountryOffersQuery, CountryOffersQueryVariables>;

export function useCountryOffersQuery(
  options: Query.Options<CountryOffersQuery, CountryOffersQueryVariables> & { variables: CountryOffersQueryVariables } | SkipToken,
): Query.Result<CountryOffersQuery, CountryOffersQueryVariables, "empty" | "complete" | "streaming", Partial<CountryOffersQueryVariables>> {
  return useQuery<CountryOffersQuery, CountryOffersQueryVariables>(CountryOffersDocument, options);
}