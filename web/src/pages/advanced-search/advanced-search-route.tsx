import { useParams } from "react-router-dom";

import { CountriesDocument } from "../../features/country/Country.generated.ts";
import type { CountriesQuery } from "../../features/country/Country.generated.ts";
import { readFilterSet } from "../../features/filters/address.ts";
import { discoverFilter } from "../../features/filters/discover-filter.ts";
import type { FilterSet } from "../../features/filters/filter-set.ts";
import { readPage } from "../../lib/url/page-in-address.ts";
import type { TitleType } from "../../generated/schema.ts";
import { watchableOf } from "../../features/titles/watchable-of.ts";
import { firstViewOf, nothingToQuery, routeQuery } from "../../lib/apollo/first-view.ts";
import type { PageModule, RouteLocation } from "../../lib/apollo/first-view.ts";
import { NotFoundPage } from "../../ui/NotFoundPage.tsx";
import { readType } from "../../lib/url/read-type.ts";
import { ProviderFamiliesDocument } from "../../features/services/ProviderFamilies.generated.ts";
import type { ProviderFamiliesQuery } from "../../features/services/ProviderFamilies.generated.ts";
import { AdvancedSearchDocument, FilterChoicesDocument } from "./AdvancedSearch.generated.ts";
import type { AdvancedSearchQueryVariables } from "./AdvancedSearch.generated.ts";
import { AdvancedSearchPage } from "./AdvancedSearchPage.tsx";
import { needsLists, offeredBy } from "./offered-choices.ts";

/** `/advanced-search`, which means movies, and `/advanced-search/{type}`. */
function AdvancedSearchRoute() {
  const type = readType(useParams()["type"] ?? "movie");
  return type === null ? <NotFoundPage /> : <AdvancedSearchPage type={type} />;
}

/** Titles by what they are, and everything that they can be narrowed by. */
export const advancedSearchRoute: PageModule = {
  Page: AdvancedSearchRoute,
  firstView: (place) => {
    const type = readType(place.params["type"] ?? "movie");
    if (type === null) return nothingToQuery();
    const set = readFilterSet(place.search, type, { today: place.today });
    const lists = [routeQuery(CountriesDocument, {})];
    // Whether another region is one of the list is not known yet.
    const services =
      set.region === null || set.region === place.country
        ? [routeQuery(ProviderFamiliesDocument, { country: place.country })]
        : [];
    if (!needsLists(set, type, place.country)) {
      const view = firstViewOf(AdvancedSearchDocument, titlesOf(type, set, place), (data) => [
        ...watchableOf(data.discover?.results, place),
        ...services,
      ]);
      const choices = routeQuery(FilterChoicesDocument, { type });
      return { ...view, queries: [...view.queries, choices, ...lists] };
    }
    return firstViewOf(
      FilterChoicesDocument,
      { type },
      // The data of the very queries below.
      (choices, countries, families) => {
        const offered = offeredBy(place.today, {
          choices,
          countries: countries as CountriesQuery | undefined,
          services: families as ProviderFamiliesQuery | undefined,
        });
        const known = readFilterSet(place.search, type, offered);
        return [routeQuery(AdvancedSearchDocument, titlesOf(type, known, place))];
      },
      [...lists, ...services],
    );
  },
};

const titlesOf = (
  type: TitleType,
  set: FilterSet,
  { country, search }: RouteLocation,
): AdvancedSearchQueryVariables => ({
  type,
  filter: discoverFilter(set, country),
  sort: set.sort,
  page: readPage(search.get("page")),
});
