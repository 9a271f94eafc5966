import { useCountriesQuery } from "../../features/country/Country.generated.ts";
import { getFilterChips } from "../../features/filters/filter-params.ts";
import type { FilterChip } from "../../features/filters/filter-params.ts";
import type { FilterSet } from "../../features/filters/filter-set.ts";
import { useProviderFamilies } from "../../features/services/use-provider-families.ts";
import type { TitleType } from "../../generated/schema.ts";
import { useFilterNames } from "./use-filter-names.ts";
import { useFilterChoicesQuery } from "./AdvancedSearch.generated.ts";

/**
 * The filters in force, by the names that the panel has for them.
 *
 * @param country the selected country's code; null while it is not known
 */
export const useFilterChips = (
  type: TitleType,
  set: FilterSet,
  country: string | null,
): readonly FilterChip[] => {
  const choices = useFilterChoicesQuery({ variables: { type } }).data;
  const countries = useCountriesQuery().data?.countries ?? [];
  const { families, loading } = useProviderFamilies(
    set.providers.length === 0 && set.withoutProviders.length === 0
      ? null
      : (set.region ?? country),
  );
  const names = useFilterNames(set);
  return getFilterChips(type, set, {
    ...names,
    genres: choices?.genres ?? [],
    languages: choices?.languages ?? [],
    countries,
    families: loading ? null : families,
  });
};
