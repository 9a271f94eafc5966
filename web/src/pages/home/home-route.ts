import { watchableOf } from "../../features/titles/watchable-of.ts";
import { firstViewOf, routeQuery } from "../../lib/apollo/first-view.ts";
import type { PageModule } from "../../lib/apollo/first-view.ts";
import { HeroDetailsDocument } from "./HeroDetails.generated.ts";
import { HomePage } from "./HomePage.tsx";
import { HomeDocument } from "./HomePage.generated.ts";
import { heroDetailsVariables } from "./use-hero-details.ts";

/** The home page: its selection, then the services of its titles. */
export const homeRoute: PageModule = {
  Page: HomePage,
  firstView: (place) =>
    firstViewOf(HomeDocument, { country: place.country }, ({ home }) => {
      const hero = heroDetailsVariables(home.featured ?? [], place.country);
      return [
        ...(hero ? [routeQuery(HeroDetailsDocument, hero)] : []),
        ...watchableOf(
          home.rows.flatMap((row) => row.titles ?? []),
          place,
        ),
      ];
    }),
};
