import { creditPage } from "../../../domain/people/people.ts";
import { findTitles } from "../../../domain/search/meant-titles.ts";
import type { ListName } from "../../../film-database/request-parameters.ts";
import { type Call, type Described, read } from "../call.ts";
import { discoverFilter, discoverHint, discoverQuery } from "../discover-query.ts";
import * as parameters from "../parameters.ts";
import {
  creditPage as creditPageSchema,
  person,
  toCreditPage,
  toPerson,
} from "../responses/people.ts";
import * as responses from "../responses/titles.ts";
import { CACHE, found, notFound, REGION_CHANGES_NOTHING, REGION_FOR_MOVIES } from "./shared.ts";

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
    ignoresRegion: true,
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
    handler: async ({ params: { type }, query }, { titles, images }) => {
      const filter = discoverFilter(type, query);
      return responses.toTitlePage(
        await titles.discover(type, filter, query.sort_by, query.page),
        images,
      );
    },
  }),
  search: read({
    path: "/api/search/{type}",
    group: "Search",
    summary: "Titles by name, persons left out",
    description:
      "`region` changes nothing except for movies. A query that ends in a year finds titles of that year, or of the year before or after. One that finds nothing is searched for in the other ways of writing it, such as simplified Chinese; one that finds nothing, or clearly less than the title's name that it nearly is, is corrected: see `correction`. A number or URL of IMDb or TMDB, such as `tt0137523` or `tmdb:550`, finds its title. A query that is no title's name and names a genre or a person finds their titles.",
    example: "/api/search/multi?query=matrix",
    params: parameters.scoped,
    query: parameters.searched,
    response: responses.searchPage,
    cache: CACHE.list,
    handler: async ({ params, query: { query, region = null, page, exact } }, domain) => {
      const scope = params.type === "multi" ? "all" : params.type;
      const request = { scope, query, region, country: null, page, exact } as const;
      return responses.toSearchPage(await findTitles(domain, request), domain.images);
    },
  }),
  autocomplete: read({
    path: "/api/autocomplete",
    group: "Search",
    summary: "The first titles whose name fits what was typed so far",
    example: "/api/autocomplete?query=matr",
    params: parameters.none,
    query: parameters.typing,
    response: responses.suggestions,
    cache: CACHE.list,
    handler: async ({ query: { query } }, { search, images }) =>
      (await search.suggestTitles(query)).map((title) => responses.toSuggestion(title, images)),
  }),
  person: read({
    path: "/api/person/{id}",
    group: "People",
    summary: "A person, and what they are known for",
    example: "/api/person/525",
    params: parameters.person,
    query: parameters.none,
    response: person,
    cache: CACHE.title,
    mayMiss: true,
    handler: async ({ params: { id } }, { people, images }) =>
      toPerson(found(await people.details(id)), images),
  }),
  credits: read({
    path: "/api/person/{id}/credits",
    group: "People",
    summary: "Every title that a person took part in, with what they did",
    example: "/api/person/525/credits",
    params: parameters.person,
    query: parameters.credits,
    response: creditPageSchema,
    cache: CACHE.title,
    mayMiss: true,
    handler: async (
      { params: { id }, query: { type = null, sort_by, page } },
      { people, images },
    ) => {
      const sort = sort_by === "release_date.desc" ? "newest" : "popularity";
      const details = found(await people.details(id));
      return toCreditPage(creditPage(details, { type, sort, page }), images);
    },
  }),
} as const satisfies Record<string, Call>;
