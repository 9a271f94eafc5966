import type { ComponentType } from "react";
import { listedSeasons } from "../../features/offers/listed-seasons.ts";
import { SeasonOffersDocument } from "../../features/offers/Seasons.generated.ts";
import { getWatchableQueries } from "../../features/titles/get-watchable-queries.ts";
import type { TitleType } from "../../generated/schema.ts";
import {
  defineRoute,
  pageQuery,
  queryAt,
  routeQuery,
  type RouteLocation,
  type RouteQuery,
} from "../../lib/route.ts";
import { readId } from "../../lib/url/read-id.ts";
import { patterns } from "../../paths.ts";
import { TitleDocument, type TitleQuery } from "./TitlePage.generated.ts";

/** A title's page. While no country is known, availability is left out. */
const titleQuery = (type: TitleType) =>
  pageQuery(TitleDocument, ({ params, country }) => {
    const id = readId(params["id"]);
    if (id === null) return null;
    return { type, id, country: country ?? "US", countryKnown: country !== null };
  });

export const titleQueries = { MOVIE: titleQuery("MOVIE"), TV: titleQuery("TV") };

export type LoadedTitle = NonNullable<TitleQuery["title"]>;

const queriesOf = (title: LoadedTitle, at: RouteLocation): readonly RouteQuery[] => {
  const seasons = title.__typename === "TvShow" ? listedSeasons(title, at.country) : null;
  return [
    ...(seasons ? [routeQuery(SeasonOffersDocument, seasons)] : []),
    // Where nobody has the title, the page suggests similar ones that somebody has.
    ...(title.availability?.status === "NONE_KNOWN" ? getWatchableQueries(title.similar, at) : []),
  ];
};

const titleRoute = (type: TitleType, pattern: string, load: () => Promise<ComponentType>) =>
  defineRoute({
    name: "title",
    messages: ["title", "offers", "rating"],
    pattern,
    queries: (at, read) => {
      const title = read(titleQueries[type].document)?.title;
      return [...queryAt(titleQueries[type], at), ...(title ? queriesOf(title, at) : [])];
    },
    load,
  });

export const movieRoute = titleRoute(
  "MOVIE",
  patterns.movie,
  async () => (await import("./TitlePage.tsx")).MoviePage,
);

export const tvShowRoute = titleRoute(
  "TV",
  patterns.tvShow,
  async () => (await import("./TitlePage.tsx")).TvShowPage,
);
