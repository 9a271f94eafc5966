import { watchableOf } from "../../shared/watchable/watchable-of.ts";
import { firstViewOf, screenQuery } from "../../shared/first-view.ts";
import type { ScreenModule } from "../../shared/first-view.ts";
import { HeroDetailsDocument } from "./HeroDetails.generated.ts";
import { HomeScreen } from "./HomeScreen.tsx";
import { HomeDocument } from "./HomeScreen.generated.ts";
import { heroDetailsVariables } from "./use-hero-details.ts";

/** The home page: its selection, then the services of its titles. */
export const homeRoute: ScreenModule = {
  Screen: HomeScreen,
  firstView: (place) =>
    firstViewOf(HomeDocument, { country: place.country }, ({ home }) => {
      const hero = heroDetailsVariables(home.featured ?? [], place.country);
      return [
        ...(hero ? [screenQuery(HeroDetailsDocument, hero)] : []),
        ...watchableOf(
          home.rows.flatMap((row) => row.titles ?? []),
          place,
        ),
      ];
    }),
};
