/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import type { SkipToken, useQuery as Query } from "@apollo/client/react";
import { useQuery } from "../../network/use-query.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OffersAbroadQueryVariables = Exact<{
  type: Types.TitleType;
  id: number;
  services: Array<Types.CountryServices> | Types.CountryServices;
  kinds: Array<Types.OfferKind> | Types.OfferKind;
}>;


export type OffersAbroadQuery = { title:
    | { __typename: 'Movie', id: number, offersOf: Array<{ __typename: 'Offer', countryCode: string, kind: Types.OfferKind, url: string, linkKind: Types.OfferLinkKind, provider: { __typename: 'Provider', name: string, id: number, family: { __typename: 'ProviderFamily', id: string, name: string }, logo: { __typename: 'Logo', url: string } | null } }> | null }
    | { __typename: 'TvShow', id: number, offersOf: Array<{ __typename: 'Offer', countryCode: string, kind: Types.OfferKind, url: string, linkKind: Types.OfferLinkKind, provider: { __typename: 'Provider', name: string, id: number, family: { __typename: 'ProviderFamily', id: string, name: string }, logo: { __typename: 'Logo', url: string } | null } }> | null }
   | null };


export const OffersAbroadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OffersAbroad"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TitleType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"services"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CountryServices"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kinds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OfferKind"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"tmdbId"}},{"kind":"Field","name":{"kind":"Name","value":"offersOf"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"services"},"value":{"kind":"Variable","name":{"kind":"Name","value":"services"}}},{"kind":"Argument","name":{"kind":"Name","value":"kinds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kinds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"linkKind"}},{"kind":"Field","name":{"kind":"Name","value":"provider"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"tmdbId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"family"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProviderLogo_provider"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProviderLogo_provider"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Provider"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"tmdbId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"relative"},"value":{"kind":"BooleanValue","value":true}}]}]}}]}}]} as unknown as DocumentNode<OffersAbroadQuery, OffersAbroadQueryVariables>;

export function useOffersAbroadQuery(
  options: Query.Options<OffersAbroadQuery, OffersAbroadQueryVariables> & { variables: OffersAbroadQueryVariables } | SkipToken,
): Query.Result<OffersAbroadQuery, OffersAbroadQueryVariables, "empty" | "complete" | "streaming", Partial<OffersAbroadQueryVariables>> {
  return useQuery<OffersAbroadQuery, OffersAbroadQueryVariables>(OffersAbroadDocument, options);
}