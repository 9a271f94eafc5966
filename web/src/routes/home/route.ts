import { getWatchableQueries } from "../../features/titles/get-watchable-queries.ts";
import { defineRoute, queryAt, routeQuery } from "../../lib/route.ts";
import { pageQuery, type RouteLocation, type RouteQuery } from "../../lib/route.ts";
import { paths, patterns } from "../../paths.ts";
import { HeroDetailsDocument } from "./HeroDetails.generated.ts";
import { heroDetailsVariables } from "./use-hero-details.ts";
import { HomeDocument, type HomeQuery } from "./HomePage.generated.ts";

export const homeQuery = pageQuery(HomeDocument, ({ country, watchable }) =>
  country === null ? null : { country, ...watchable },
);

const queriesOf = ({ home }: HomeQuery, at: RouteLocation): readonly RouteQuery[] => {
  const hero = heroDetailsVariables(home.featured ?? [], at.country);
  return [
    ...(hero ? [routeQuery(HeroDetailsDocument, hero)] : []),
    ...getWatchableQueries(
      home.rows.flatMap((row) => row.titles ?? []),
      at,
    ),
  ];
};

export const homeRoute = defineRoute({
  name: "home",
  pattern: patterns.home,
  sitemap: [paths.home()],
  isNarrowed: true,
  queries: (at, read) => {
    const data = read(homeQuery.document);
    return [...queryAt(homeQuery, at), ...(data ? queriesOf(data, at) : [])];
  },
  load: async () => (await import("./HomePage.tsx")).HomePage,
});
