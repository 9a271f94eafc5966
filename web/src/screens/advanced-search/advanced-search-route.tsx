import { useParams } from "react-router-dom";

import { CountriesDocument } from "../../features/country/Country.generated.ts";
import type { CountriesQuery } from "../../features/country/Country.generated.ts";
import { readFilterSet } from "../../features/filters/address.ts";
import { discoverFilter } from "../../features/filters/discover-filter.ts";
import type { FilterSet } from "../../features/filters/filter-set.ts";
import { readPage } from "../../shared/page-in-address.ts";
import type { TitleType } from "../../generated/schema.ts";
import { watchableOf } from "../../shared/watchable/watchable-of.ts";
import { firstViewOf, nothingToQuery, screenQuery } from "../../shared/first-view.ts";
import type { ScreenModule, ScreenPlace } from "../../shared/first-view.ts";
import { NotFoundPage } from "../../shared/NotFoundPage.tsx";
import { readType } from "../../shared/read-type.ts";
import { ProviderFamiliesDocument } from "../../shared/providers/ProviderFamilies.generated.ts";
import type { ProviderFamiliesQuery } from "../../shared/providers/ProviderFamilies.generated.ts";
import { AdvancedSearchDocument, FilterChoicesDocument } from "./AdvancedSearch.generated.ts";
import type { AdvancedSearchQueryVariables } from "./AdvancedSearch.generated.ts";
import { AdvancedSearchScreen } from "./AdvancedSearchScreen.tsx";
import { needsLists, offeredBy } from "./offered-choices.ts";

/** `/advanced-search`, which means movies, and `/advanced-search/{type}`. */
function AdvancedSearchRoute() {
  const type = readType(useParams()["type"] ?? "movie");
  return type === null ? <NotFoundPage /> : <AdvancedSearchScreen type={type} />;
}

/** Titles by what they are, and everything that they can be narrowed by. */
export const advancedSearchRoute: ScreenModule = {
  Screen: AdvancedSearchRoute,
  firstView: (place) => {
    const type = readType(place.params["type"] ?? "movie");
    if (type === null) return nothingToQuery();
    const set = readFilterSet(place.search, type, { today: place.today });
    const lists = [screenQuery(CountriesDocument, {})];
    // Whether another region is one of the list is not known yet.
    const services =
      set.region === null || set.region === place.country
        ? [screenQuery(ProviderFamiliesDocument, { country: place.country })]
        : [];
    if (!needsLists(set, type, place.country)) {
      const view = firstViewOf(AdvancedSearchDocument, titlesOf(type, set, place), (data) => [
        ...watchableOf(data.discover?.results, place),
        ...services,
      ]);
      const choices = screenQuery(FilterChoicesDocument, { type });
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
        return [screenQuery(AdvancedSearchDocument, titlesOf(type, known, place))];
      },
      [...lists, ...services],
    );
  },
};

const titlesOf = (
  type: TitleType,
  set: FilterSet,
  { country, search }: ScreenPlace,
): AdvancedSearchQueryVariables => ({
  type,
  filter: discoverFilter(set, country),
  sort: set.sort,
  page: readPage(search.get("page")),
});
