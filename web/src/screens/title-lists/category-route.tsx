import { useParams } from "react-router-dom";

import { readPage } from "../../shared/page-in-address.ts";
import { watchableOf } from "../../shared/watchable/watchable-of.ts";
import { firstViewOf, nothingToQuery } from "../../shared/first-view.ts";
import type { ScreenModule } from "../../shared/first-view.ts";
import { readType } from "../../shared/read-type.ts";
import { NotFoundPage } from "../../shared/NotFoundPage.tsx";
import { CategoryDocument } from "./Category.generated.ts";
import { CategoryScreen } from "./CategoryScreen.tsx";
import { categoryVariables, readCategoryFilter } from "./category-list.ts";

/** `/category/{type}`: a path with another type is not one of the site's. */
function CategoryRoute() {
  const type = readType(useParams()["type"]);
  return type === null ? <NotFoundPage /> : <CategoryScreen type={type} />;
}

/** A list of movies or of shows. */
export const categoryRoute: ScreenModule = {
  Screen: CategoryRoute,
  firstView: (place) => {
    const type = readType(place.params["type"]);
    if (type === null) return nothingToQuery();
    const variables = categoryVariables({
      type,
      filter: readCategoryFilter(place.search.get("filter")),
      region: place.country,
      page: readPage(place.search.get("page")),
      today: place.today,
    });
    return firstViewOf(CategoryDocument, variables, (data) =>
      watchableOf(
        (data.popular ?? data.topRated ?? data.nowPlaying ?? data.airing)?.results,
        place,
      ),
    );
  },
};
