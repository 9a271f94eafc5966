import { skipToken } from "@apollo/client/react";
import { useSearchParams } from "react-router-dom";

import { correctFilters, readFilterSet } from "../../features/filters/filter-params.ts";
import type { FilterSet } from "../../features/filters/filter-set.ts";
import { useProviderFamiliesQuery } from "../../features/services/ProviderFamilies.generated.ts";
import type { TitleType } from "../../generated/schema.ts";
import { usePageContext } from "../../lib/page-context.ts";
import { correctPage } from "../../lib/url/page-param.ts";
import { useCorrectedQuery } from "../../lib/url/use-corrected-query.ts";
import { useFilterNamesQuery } from "./AdvancedSearch.generated.ts";
import { filterNamesVariables, getOffered, namesServices } from "./offered-choices.ts";

interface Filters {
  readonly set: FilterSet;
  /** False while it is not known whether a service of the URL is one of the country's. */
  readonly known: boolean;
}

/**
 * The filters of the URL. What no control offers is ignored and taken out of the URL.
 *
 * @param country the selected country's code; null while it is not known
 */
export const useFilters = (type: TitleType, country: string | null): Filters => {
  const [query] = useSearchParams();
  const { today } = usePageContext();
  const written = readFilterSet(query, type, getOffered(type, today));
  const place = written.region ?? country;
  const needsServices = namesServices(written);
  const { data, loading } = useProviderFamiliesQuery(
    needsServices && place !== null ? { variables: { country: place } } : skipToken,
  );
  const set = readFilterSet(query, type, getOffered(type, today, data));
  const known = country !== null && !(needsServices && loading);
  useCorrectedQuery({ ...correctFilters(query, set, type), ...correctPage(query) }, known);
  return { set, known };
};

const none: readonly never[] = [];

/** The names of a set's keywords and persons; null while they load. */
export const useFilterNames = (set: FilterSet) => {
  const variables = filterNamesVariables(set);
  const { data, loading } = useFilterNamesQuery(variables === null ? skipToken : { variables });
  return {
    keywords: loading ? null : (data?.keywords ?? none),
    people: loading ? null : (data?.people ?? none),
  };
};
