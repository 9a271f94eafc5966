import { readPage } from "../../shared/page-in-address.ts";
import { readQuery } from "../../features/search-box/search-query.ts";
import { watchableOf } from "../../shared/watchable/watchable-of.ts";
import { firstViewOf, nothingToQuery } from "../../shared/first-view.ts";
import type { ScreenModule } from "../../shared/first-view.ts";
import { SearchDocument } from "./Search.generated.ts";
import { SearchScreen } from "./SearchScreen.tsx";

/** Titles by name. */
export const searchRoute: ScreenModule = {
  Screen: SearchScreen,
  firstView: (place) => {
    const query = readQuery(place.search.get("q"));
    if (query === "") return nothingToQuery();
    const page = readPage(place.search.get("page"));
    return firstViewOf(SearchDocument, { query, page }, ({ search }) =>
      watchableOf(search?.results, place),
    );
  },
};
