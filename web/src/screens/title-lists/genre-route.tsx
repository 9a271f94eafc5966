import { useParams } from "react-router-dom";

import { readPage } from "../../features/paging/page-in-address.ts";
import { watchableOf } from "../../shared/watchable/watchable-of.ts";
import { firstViewOf, nothingToQuery } from "../../shared/first-view.ts";
import type { ScreenModule } from "../../shared/first-view.ts";
import { NotFoundPage } from "../../shared/NotFoundPage.tsx";
import { GenreDocument } from "./Genre.generated.ts";
import { genreVariables, readGenreType } from "./genre-address.ts";
import { GenreScreen } from "./GenreScreen.tsx";

/** The number in a path; null where it can be no genre's. */
const readGenreId = (written = ""): number | null => {
  const number = /^\d{1,10}$/.test(written) ? Number(written) : 0;
  return number >= 1 && number <= 2_147_483_647 ? number : null;
};

/** `/genre/{id}`: a path that has no number of a genre is not one of the site's. */
function GenreRoute() {
  const id = readGenreId(useParams()["id"]);
  return id === null ? <NotFoundPage /> : <GenreScreen id={id} />;
}

/** Movies or shows of one genre. */
export const genreRoute: ScreenModule = {
  Screen: GenreRoute,
  firstView: (place) => {
    const id = readGenreId(place.params["id"]);
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
