import { readPage } from "../../lib/url/page-in-address.ts";
import { readQuery } from "../../features/search/search-query.ts";
import { watchableOf } from "../../features/titles/watchable-of.ts";
import { firstViewOf, nothingToQuery } from "../../lib/apollo/first-view.ts";
import type { PageModule } from "../../lib/apollo/first-view.ts";
import { SearchDocument } from "./Search.generated.ts";
import { SearchPage } from "./SearchPage.tsx";

/** Titles by name. */
export const searchRoute: PageModule = {
  Page: SearchPage,
  firstView: (place) => {
    const query = readQuery(place.search.get("q"));
    if (query === "") return nothingToQuery();
    const page = readPage(place.search.get("page"));
    return firstViewOf(SearchDocument, { query, page }, ({ search }) =>
      watchableOf(search?.results, place),
    );
  },
};
