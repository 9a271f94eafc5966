import { useParams } from "react-router-dom";

import { readPage } from "../../lib/url/page-in-address.ts";
import { watchableOf } from "../../features/titles/watchable-of.ts";
import { firstViewOf, nothingToQuery } from "../../lib/apollo/first-view.ts";
import type { PageModule } from "../../lib/apollo/first-view.ts";
import { readType } from "../../lib/url/read-type.ts";
import { NotFoundPage } from "../../ui/NotFoundPage.tsx";
import { CategoryDocument } from "./Category.generated.ts";
import { CategoryPage } from "./CategoryPage.tsx";
import { categoryVariables, readCategoryFilter } from "./category-list.ts";

/** `/category/{type}`: a path with another type is not one of the site's. */
function CategoryRoute() {
  const type = readType(useParams()["type"]);
  return type === null ? <NotFoundPage /> : <CategoryPage type={type} />;
}

/** A list of movies or of shows. */
export const categoryRoute: PageModule = {
  Page: CategoryRoute,
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
