import { skipToken } from "@apollo/client/react";
import { useMemo } from "react";

import type { Brand } from "./brand.ts";
import { brandsOf } from "./brand.ts";
import { useBrandsQuery } from "./Brands.generated.ts";

/** The brands of a country, and how asking for them stands. */
export interface Brands {
  /** Empty while they load or when they could not be had. */
  readonly brands: readonly Brand[];
  readonly loading: boolean;
  readonly failed: boolean;
}

/** The streaming services of a country, most prominent brand first; nothing is asked for null. */
export const useBrands = (country: string | null): Brands => {
  const { data, loading, error } = useBrandsQuery(
    country === null ? skipToken : { variables: { country } },
  );
  return useMemo(
    () => ({ brands: data ? brandsOf(data) : [], loading, failed: error !== undefined }),
    [data, loading, error],
  );
};
