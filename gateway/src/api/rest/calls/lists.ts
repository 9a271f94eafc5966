import type { ListName } from "../../../film-database/request-parameters.ts";
import { type Call, type Described, read } from "../call.ts";
import { discoverFilter, discoverHint, discoverQuery, ignoresRegion } from "../discover-query.ts";
import * as parameters from "../parameters.ts";
import * as responses from "../responses/titles.ts";
import { always, CACHE, notFound, REGION_CHANGES_NOTHING, REGION_FOR_MOVIES } from "./shared.ts";

/** A list of movies or shows that takes nothing but a country and a page. */
const list = (
  name: ListName,
  call: Pick<Described, "summary" | "description" | "example" | "types">,
) =>
  read({
    ...call,
    path: `/api/{type}/${name}`,
    group: "Lists",
    params: parameters.typed,
    query: parameters.paged,
    response: responses.titlePage,
    cache: CACHE.list,
    ignoresRegion: ({ type }) => type === "tv",
    handler: async ({ params: { type }, query: { region = null, page } }, { titles, images }) => {
      if (call.types?.includes(type) === false) throw notFound();
      return responses.toTitlePage(await titles.list(name, type, region, page), images);
    },
  });

export const listCalls = {
  trending: read({
    path: "/api/trending/{type}/{window}",
    group: "Lists",
    summary: "What people watch and look up these days",
    description: REGION_CHANGES_NOTHING,
    example: "/api/trending/movie/day",
    params: parameters.trend,
    query: parameters.paged,
    response: responses.titlePage,
    cache: CACHE.list,
    ignoresRegion: always,
    handler: async ({ params: { type, window }, query }, { titles, images }) =>
      responses.toTitlePage(await titles.trending(type, window, query.page), images),
  }),
  popular: list("popular", {
    summary: "The most popular titles",
    description: REGION_FOR_MOVIES,
    example: "/api/tv/popular",
  }),
  topRated: list("top_rated", {
    summary: "The titles with the best votes",
    description: REGION_FOR_MOVIES,
    example: "/api/movie/top_rated",
  }),
  nowPlaying: list("now_playing", {
    summary: "Movies in cinemas now",
    example: "/api/movie/now_playing?region=DE",
    types: ["movie"],
  }),
  upcoming: list("upcoming", {
    summary: "Movies that come to cinemas soon",
    example: "/api/movie/upcoming",
    types: ["movie"],
  }),
  discover: read({
    path: "/api/discover/{type}",
    group: "Lists",
    summary: "Titles by genre, year, votes, length, language, and the services that have them",
    description:
      "`region` changes nothing for shows, except where it replaces `watch_region`. Where the best rated come first (`vote_average.desc`) without as many votes as the site asks for, the header `Flickmap-Hint` says how many those are.",
    example: "/api/discover/movie?with_genres=28&sort_by=release_date.desc",
    params: parameters.typed,
    query: discoverQuery,
    response: responses.titlePage,
    cache: CACHE.list,
    headers: ({ type }, query) => discoverHint(type, query),
    ignoresRegion: ({ type }, query) => ignoresRegion(type, query),
    handler: async ({ params: { type }, query }, { titles, images }) => {
      const filter = discoverFilter(type, query);
      return responses.toTitlePage(
        await titles.discover(type, filter, query.sort_by, query.page),
        images,
      );
    },
  }),
} as const satisfies Record<string, Call>;
