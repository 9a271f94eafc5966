import { skipToken } from "@apollo/client/react";
import { useMemo } from "react";
import { type ProviderFamily, getFamilies } from "./provider-family.ts";
import { useProviderFamiliesQuery } from "./ProviderFamilies.generated.ts";

const none: readonly ProviderFamily[] = [];

/** A country's services, most prominent first: none while they load or could not be had, and for null, which asks nothing. */
export const useProviderFamilies = (country: string | null) => {
  const { data, loading, error } = useProviderFamiliesQuery(
    country === null ? skipToken : { variables: { country } },
  );
  const families = useMemo(() => (data ? getFamilies(data) : none), [data]);
  return { families, loading, failed: error !== undefined };
};
