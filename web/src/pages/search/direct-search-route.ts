import { readPage } from "../../lib/url/page-in-address.ts";
import { readTypeFilter } from "../../features/search/type-filter.ts";
import { readQuery } from "../../features/search/search-query.ts";
import { watchableOf } from "../../features/titles/watchable-of.ts";
import { firstViewOf, nothingToQuery } from "../../lib/apollo/first-view.ts";
import type { PageModule } from "../../lib/apollo/first-view.ts";
import { searchScopes } from "./search-scopes.ts";
import { DirectSearchDocument } from "./DirectSearch.generated.ts";
import { DirectSearchPage } from "./DirectSearchPage.tsx";

/** Titles by name, with the names and dates of the selected country. */
export const directSearchRoute: PageModule = {
  Page: DirectSearchPage,
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
