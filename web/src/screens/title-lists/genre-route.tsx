import { useParams } from "react-router-dom";

import { readPage } from "../../shared/page-in-address.ts";
import { watchableOf } from "../../shared/watchable/watchable-of.ts";
import { firstViewOf, nothingToQuery } from "../../shared/first-view.ts";
import type { ScreenModule } from "../../shared/first-view.ts";
import { NotFoundPage } from "../../shared/NotFoundPage.tsx";
import { readId } from "../../shared/read-id.ts";
import { GenreDocument } from "./Genre.generated.ts";
import { genreVariables, readGenreType } from "./genre-address.ts";
import { GenreScreen } from "./GenreScreen.tsx";

/** `/genre/{id}`: a path without the number of a genre is not one of the site's. */
function GenreRoute() {
  const id = readId(useParams()["id"]);
  return id === null ? <NotFoundPage /> : <GenreScreen id={id} />;
}

/** Movies or shows of one genre. */
export const genreRoute: ScreenModule = {
  Screen: GenreRoute,
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
