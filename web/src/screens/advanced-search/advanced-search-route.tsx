import { useParams } from "react-router-dom";

import { CountriesDocument } from "../../features/country/Country.generated.ts";
import { readFilterSet } from "../../features/filters/address.ts";
import { discoverFilter } from "../../features/filters/discover-filter.ts";
import { readPage } from "../../shared/page-in-address.ts";
import { watchableOf } from "../../shared/watchable/watchable-of.ts";
import { firstViewOf, nothingToQuery, screenQuery } from "../../shared/first-view.ts";
import type { ScreenModule } from "../../shared/first-view.ts";
import { NotFoundPage } from "../../shared/NotFoundPage.tsx";
import { readType } from "../../shared/read-type.ts";
import { ProviderFamiliesDocument } from "../../shared/providers/ProviderFamilies.generated.ts";
import { AdvancedSearchDocument, FilterChoicesDocument } from "./AdvancedSearch.generated.ts";
import { AdvancedSearchScreen } from "./AdvancedSearchScreen.tsx";

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
    const set = readFilterSet(place.search, type);
    const view = firstViewOf(
      AdvancedSearchDocument,
      {
        type,
        filter: discoverFilter(set, place.country),
        sort: set.sort,
        page: readPage(place.search.get("page")),
      },
      ({ discover }) => [
        ...watchableOf(discover?.results, place),
        screenQuery(ProviderFamiliesDocument, { country: set.region ?? place.country }),
      ],
    );
    return {
      ...view,
      queries: [
        ...view.queries,
        screenQuery(FilterChoicesDocument, { type }),
        screenQuery(CountriesDocument, {}),
      ],
    };
  },
};
