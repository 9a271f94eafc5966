import { skipToken } from "@apollo/client/react";
import { useMemo } from "react";
import { type ProviderFamily, getFamilies } from "./provider-family.ts";
import { ProviderFamiliesDocument } from "./ProviderFamilies.generated.ts";
import { useQuery } from "../../network/use-query.ts";

const none: readonly ProviderFamily[] = [];

/**
 * The streaming services of a country, most prominent family first: none while they load, and where they could not be had.
 * Nothing is requested for null.
 */
export const useProviderFamilies = (country: string | null) => {
  const { data, loading, error } = useQuery(
    ProviderFamiliesDocument,
    country === null ? skipToken : { variables: { country } },
  );
  const families = useMemo(() => (data ? getFamilies(data) : none), [data]);
  return { families, loading, failed: error !== undefined };
};
