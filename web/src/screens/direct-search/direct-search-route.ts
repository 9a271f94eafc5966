import { readPage } from "../../shared/page-in-address.ts";
import { readTypeFilter } from "../../features/search-box/type-filter.ts";
import { readQuery } from "../../features/search-box/search-query.ts";
import { watchableOf } from "../../shared/watchable/watchable-of.ts";
import { firstViewOf, nothingToQuery } from "../../shared/first-view.ts";
import type { ScreenModule } from "../../shared/first-view.ts";
import { searchScopes } from "./search-scopes.ts";
import { DirectSearchDocument } from "./DirectSearch.generated.ts";
import { DirectSearchScreen } from "./DirectSearchScreen.tsx";

/** Titles by name, with the names and dates of the selected country. */
export const directSearchRoute: ScreenModule = {
  Screen: DirectSearchScreen,
  firstView: (place) => {
    const query = readQuery(place.search.get("q"));
    if (query === "") return nothingToQuery();
    const scope = searchScopes[readTypeFilter(place.search.get("filter"))];
    const page = readPage(place.search.get("page"));
    const variables = { query, scope, region: place.country, page };
    return firstViewOf(DirectSearchDocument, variables, ({ search }) =>
      watchableOf(search?.results, place),
    );
  },
};
