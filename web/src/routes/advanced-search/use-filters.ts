import { skipToken } from "@apollo/client/react";
import { useSearchParams } from "react-router-dom";

import { useCountriesQuery } from "../../features/country/Country.generated.ts";
import { correctFilters, readFilterSet } from "../../features/filters/filter-params.ts";
import type { FilterSet } from "../../features/filters/filter-set.ts";
import { correctPage } from "../../lib/url/page-param.ts";
import type { TitleType } from "../../generated/schema.ts";
import { usePageContext } from "../../lib/page-context.ts";
import { useProviderFamiliesQuery } from "../../features/services/ProviderFamilies.generated.ts";
import { useCorrectedQuery } from "../../lib/url/use-corrected-query.ts";
import { useFilterChoicesQuery } from "./AdvancedSearch.generated.ts";
import { needsLists, offeredBy } from "./offered-choices.ts";

interface Filters {
  readonly set: FilterSet;
  /** False while it is not known whether a value of the URL is one that a control offers. */
  readonly known: boolean;
}

/**
 * The filters of the URL. What no control offers is ignored and taken out of the URL; where
 * that takes a list to know, the set is not final until the list has come or has failed.
 *
 * @param country the selected country's code; null while it is not known
 */
export const useFilters = (type: TitleType, country: string | null): Filters => {
  const [searchParams] = useSearchParams();
  const { today } = usePageContext();
  const choices = useFilterChoicesQuery({ variables: { type } });
  const countries = useCountriesQuery();
  const lists = { choices: choices.data, countries: countries.data, services: null };
  const listed = readFilterSet(searchParams, type, offeredBy(today, lists));
  const place = countries.loading ? country : (listed.region ?? country);
  const needsServices = listed.providers.length > 0 || listed.withoutProviders.length > 0;
  const services = useProviderFamiliesQuery(
    !needsServices || place === null ? skipToken : { variables: { country: place } },
  );
  const set = readFilterSet(
    searchParams,
    type,
    offeredBy(today, { ...lists, services: services.data }),
  );
  const loading = choices.loading || countries.loading || (needsServices && services.loading);
  const written = readFilterSet(searchParams, type, { today });
  const known = country !== null && !(loading && needsLists(written, type, country));
  useCorrectedQuery(
    { ...correctFilters(searchParams, set, type), ...correctPage(searchParams) },
    known,
  );
  return { set: known ? set : { ...set, region: null }, known };
};
