import { nothingToQuery, screenQuery } from "../../shared/first-view.ts";
import type { ScreenModule } from "../../shared/first-view.ts";
import { readId } from "../../shared/read-id.ts";
import type { TitleType } from "../../generated/schema.ts";
import { titleVariables } from "./title-query.ts";
import { TitleScreen } from "./TitleScreen.tsx";
import { TitleDocument } from "./TitleScreen.generated.ts";

const titleRoute = (type: TitleType): ScreenModule => ({
  Screen: () => <TitleScreen type={type} />,
  firstView: ({ params, country }) => {
    const id = readId(params["id"]);
    return id === null
      ? nothingToQuery()
      : { queries: [screenQuery(TitleDocument, titleVariables(type, id, country))] };
  },
});

/** The page of a movie. */
export const movieRoute: ScreenModule = titleRoute("MOVIE");

/** The page of a show. */
export const tvShowRoute: ScreenModule = titleRoute("TV");
