import { skipToken } from "@apollo/client/react";
import { useMemo } from "react";
import { type ProviderFamily, getFamilies } from "./provider-family.ts";
import { ProviderFamiliesDocument } from "./ProviderFamilies.generated.ts";
import { useQuery } from "../../network/use-query.ts";

export interface ProviderFamilies {
  /** Empty while they load or when they could not be had. */
  readonly families: readonly ProviderFamily[];
  readonly loading: boolean;
  readonly failed: boolean;
}

/** The streaming services of a country, most prominent family first; nothing is requested for null. */
export const useProviderFamilies = (country: string | null): ProviderFamilies => {
  const { data, loading, error } = useQuery(
    ProviderFamiliesDocument,
    country === null ? skipToken : { variables: { country } },
  );
  return useMemo(
    () => ({ families: data ? getFamilies(data) : [], loading, failed: error !== undefined }),
    [data, loading, error],
  );
};
