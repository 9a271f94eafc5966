import { useParams } from "react-router-dom";

import { readPage } from "../../lib/url/page-in-address.ts";
import { watchableOf } from "../../features/titles/watchable-of.ts";
import { firstViewOf, nothingToQuery } from "../../lib/apollo/first-view.ts";
import type { PageModule } from "../../lib/apollo/first-view.ts";
import { NotFoundPage } from "../../ui/NotFoundPage.tsx";
import { readId } from "../../lib/url/read-id.ts";
import { GenreDocument } from "./Genre.generated.ts";
import { genreVariables, readGenreType } from "./genre-address.ts";
import { GenrePage } from "./GenrePage.tsx";

/** `/genre/{id}`: a path without the number of a genre is not one of the site's. */
function GenreRoute() {
  const id = readId(useParams()["id"]);
  return id === null ? <NotFoundPage /> : <GenrePage id={id} />;
}

/** Movies or shows of one genre. */
export const genreRoute: PageModule = {
  Page: GenreRoute,
  firstView: (place) => {
    const id = readId(place.params["id"]);
    if (id === null) return nothingToQuery();
    const type = readGenreType(place.search.get("type"));
    const page = readPage(place.search.get("page"));
    return firstViewOf(
      GenreDocument,
      genreVariables({ type, id, region: place.country, page }),
      ({ discover }) => watchableOf(discover?.results, place),
    );
  },
};
