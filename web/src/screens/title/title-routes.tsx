import { listedSeasons } from "../../features/availability/listed-seasons.ts";
import { SeasonOffersDocument } from "../../features/availability/Seasons.generated.ts";
import { firstViewOf, nothingToQuery, screenQuery } from "../../shared/first-view.ts";
import type { ScreenModule } from "../../shared/first-view.ts";
import { readId } from "../../shared/read-id.ts";
import type { TitleType } from "../../generated/schema.ts";
import { watchableOf } from "../../shared/watchable/watchable-of.ts";
import { titleVariables } from "./title-query.ts";
import { TitleScreen } from "./TitleScreen.tsx";
import { TitleDocument } from "./TitleScreen.generated.ts";

const titleRoute = (type: TitleType): ScreenModule => ({
  Screen: () => <TitleScreen type={type} />,
  firstView: (place) => {
    const id = readId(place.params["id"]);
    if (id === null) return nothingToQuery();
    return firstViewOf(TitleDocument, titleVariables(type, id, place.country), ({ title }) => {
      const seasons = title?.__typename === "TvShow" ? listedSeasons(title, place.country) : null;
      return [
        ...(seasons ? [screenQuery(SeasonOffersDocument, seasons)] : []),
        // Where nobody has the title, the page suggests similar ones that somebody has.
        ...(title?.availability?.status === "NONE_KNOWN" ? watchableOf(title.similar, place) : []),
      ];
    });
  },
});

/** The page of a movie. */
export const movieRoute: ScreenModule = titleRoute("MOVIE");

/** The page of a show. */
export const tvShowRoute: ScreenModule = titleRoute("TV");
