import { type Call, read } from "../call.ts";
import { discoverFilter, discoverHint, discoverQuery, ignoresRegion } from "../discover-query.ts";
import * as parameters from "../parameters.ts";
import * as responses from "../responses/titles.ts";
import { CACHE } from "./cache-policies.ts";
import { notFound } from "./not-found.ts";
import { always, forShows, REGION_CHANGES_NOTHING, REGION_FOR_MOVIES } from "./region.ts";

/** Calls that give pages of titles. */
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
  popular: read({
    path: "/api/{type}/popular",
    group: "Lists",
    summary: "The most popular titles",
    description: REGION_FOR_MOVIES,
    example: "/api/tv/popular",
    params: parameters.typed,
    query: parameters.paged,
    response: responses.titlePage,
    cache: CACHE.list,
    ignoresRegion: forShows,
    handler: async ({ params: { type }, query: { region = null, page } }, { titles, images }) =>
      responses.toTitlePage(await titles.popular(type, region, page), images),
  }),
  topRated: read({
    path: "/api/{type}/top_rated",
    group: "Lists",
    summary: "The titles with the best votes",
    description: REGION_FOR_MOVIES,
    example: "/api/movie/top_rated",
    params: parameters.typed,
    query: parameters.paged,
    response: responses.titlePage,
    cache: CACHE.list,
    ignoresRegion: forShows,
    handler: async ({ params: { type }, query: { region = null, page } }, { titles, images }) =>
      responses.toTitlePage(await titles.topRated(type, region, page), images),
  }),
  nowPlaying: read({
    path: "/api/{type}/now_playing",
    group: "Lists",
    summary: "Movies in cinemas now",
    example: "/api/movie/now_playing?region=DE",
    params: parameters.typed,
    query: parameters.paged,
    response: responses.titlePage,
    cache: CACHE.list,
    types: ["movie"],
    handler: async ({ params, query: { region = null, page } }, { titles, images }) => {
      if (params.type === "tv") throw notFound();
      return responses.toTitlePage(await titles.nowPlaying(region, page), images);
    },
  }),
  upcoming: read({
    path: "/api/{type}/upcoming",
    group: "Lists",
    summary: "Movies that come to cinemas soon",
    example: "/api/movie/upcoming",
    params: parameters.typed,
    query: parameters.paged,
    response: responses.titlePage,
    cache: CACHE.list,
    types: ["movie"],
    handler: async ({ params, query: { region = null, page } }, { titles, images }) => {
      if (params.type === "tv") throw notFound();
      return responses.toTitlePage(await titles.upcoming(region, page), images);
    },
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
    ignoresRegion: ({ type }, query) => ignoresRegion(type, query),
    headers: ({ type }, query) => discoverHint(type, query),
    handler: async ({ params: { type }, query }, { titles, images }) => {
      const filter = discoverFilter(type, query);
      return responses.toTitlePage(
        await titles.discover(type, filter, query.sort_by, query.page),
        images,
      );
    },
  }),
} as const satisfies Record<string, Call>;
