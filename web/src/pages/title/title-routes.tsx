import { listedSeasons } from "../../features/availability/listed-seasons.ts";
import { SeasonOffersDocument } from "../../features/availability/Seasons.generated.ts";
import { firstViewOf, nothingToQuery, routeQuery } from "../../lib/apollo/first-view.ts";
import type { PageModule } from "../../lib/apollo/first-view.ts";
import { readId } from "../../lib/url/read-id.ts";
import type { TitleType } from "../../generated/schema.ts";
import { watchableOf } from "../../features/titles/watchable-of.ts";
import { titleVariables } from "./title-query.ts";
import { TitlePage } from "./TitlePage.tsx";
import { TitleDocument } from "./TitlePage.generated.ts";

const titleRoute = (type: TitleType): PageModule => ({
  Page: () => <TitlePage type={type} />,
  firstView: (place) => {
    const id = readId(place.params["id"]);
    if (id === null) return nothingToQuery();
    return firstViewOf(TitleDocument, titleVariables(type, id, place.country), ({ title }) => {
      const seasons = title?.__typename === "TvShow" ? listedSeasons(title, place.country) : null;
      return [
        ...(seasons ? [routeQuery(SeasonOffersDocument, seasons)] : []),
        // Where nobody has the title, the page suggests similar ones that somebody has.
        ...(title?.availability?.status === "NONE_KNOWN" ? watchableOf(title.similar, place) : []),
      ];
    });
  },
});

/** The page of a movie. */
export const movieRoute: PageModule = titleRoute("MOVIE");

/** The page of a show. */
export const tvShowRoute: PageModule = titleRoute("TV");
