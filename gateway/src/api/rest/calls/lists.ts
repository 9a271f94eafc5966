import { z } from "zod";
import { creditPage } from "../../../domain/people/people.ts";
import { findTitles } from "../../../domain/search/meant-titles.ts";
import type { ListName } from "../../../film-database/request-parameters.ts";
import { type Call, read, CACHE, found, notFound } from "../call.ts";
import { discoverFilter, discoverHint, discoverQuery } from "../discover-query.ts";
import * as parameters from "../parameters.ts";
import { mediaType, page, paged } from "../parameters.ts";
import {
  creditPage as creditPageSchema,
  person,
  toCreditPage,
  toPerson,
} from "../responses/people.ts";
import * as responses from "../responses/titles.ts";

/** A list of movies or shows that takes nothing but a country and a page. */
const list = (name: ListName, call: Pick<Call, "summary" | "description" | "example" | "types">) =>
  read({
    ...call,
    path: `/api/{type}/${name}`,
    params: { type: mediaType },
    query: paged,
    response: responses.titlePage,
    cache: CACHE.list,
    handler: async ({ params: { type }, query: { region = null, page } }, { titles }, { site }) => {
      if (call.types?.includes(type) === false) throw notFound();
      return responses.toTitlePage(await titles.list(name, type, region, page), site.imageUrls);
    },
  });

export const listCalls = {
  trending: read({
    path: "/api/trending/{type}/{window}",
    summary: "What people watch and look up these days",
    example: "/api/trending/movie/day",
    params: {
      type: mediaType,
      window: z.enum(["day", "week"]).describe("Over the last day or the last week."),
    },
    query: { region: parameters.ignoredRegion, page },
    response: responses.titlePage,
    cache: CACHE.list,
    handler: async ({ params: { type, window }, query }, { titles }, { site }) =>
      responses.toTitlePage(await titles.trending(type, window, query.page), site.imageUrls),
  }),
  popular: list("popular", {
    summary: "The most popular titles",
    description: "`region` changes nothing for shows.",
    example: "/api/tv/popular",
  }),
  topRated: list("top_rated", {
    summary: "The titles with the best votes",
    description: "`region` changes nothing for shows.",
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
    summary: "Titles by genre, year, votes, length, language, and the services that have them",
    description:
      "`region` changes nothing for shows, except where it replaces `watch_region`. Where the best rated come first (`vote_average.desc`) without as many votes as the site asks for, the header `Flickmap-Hint` says how many those are.",
    example: "/api/discover/movie?with_genres=28&sort_by=release_date.desc",
    params: { type: mediaType },
    query: discoverQuery,
    response: responses.titlePage,
    cache: CACHE.list,
    headers: ({ type }, query) => discoverHint(type, query),
    handler: async ({ params: { type }, query }, { titles }, { site }) => {
      const filter = discoverFilter(type, query);
      return responses.toTitlePage(
        await titles.discover(type, filter, query.sort_by, query.page),
        site.imageUrls,
      );
    },
  }),
  search: read({
    path: "/api/search/{type}",
    summary: "Titles by name, persons left out",
    description:
      "`region` changes nothing except for movies. A query that ends in a year finds titles of that year, or of the year before or after. One that finds nothing is searched for in the other ways of writing it, such as simplified Chinese; one that finds nothing, or clearly less than the title's name that it nearly is, is corrected: see `correction`. A number or URL of IMDb or TMDB, such as `tt0137523` or `tmdb:550`, finds its title. A query that is no title's name and names a genre or a person finds their titles.",
    example: "/api/search/multi?query=matrix",
    params: {
      type: z
        .enum(["multi", "movie", "tv"])
        .describe("Movies and shows together, or one of the two."),
    },
    query: {
      ...paged,
      query: parameters.text("What to look for, 1 to 200 characters.").min(1),
      // Changes nothing, so it is no part of what was read: responses are not stored once for each value.
      include_adult: z
        .preprocess(parameters.toLowerCase, z.literal("false"))
        .describe("Searches never find adult titles; `false` alone is taken.")
        .transform(() => undefined)
        .optional(),
      exact: parameters
        .flag("Whether the query is searched for as it is, whatever it finds.")
        .default(false),
    },
    response: responses.searchPage,
    cache: CACHE.list,
    handler: async ({ params, query: { query, region = null, page, exact } }, domain, { site }) => {
      const scope = params.type === "multi" ? "all" : params.type;
      const request = { scope, query, region, country: null, page, exact } as const;
      return responses.toSearchPage(await findTitles(domain, request), site.imageUrls);
    },
  }),
  autocomplete: read({
    path: "/api/autocomplete",
    summary: "The first titles whose name fits what was typed so far",
    example: "/api/autocomplete?query=matr",
    query: {
      query: parameters
        .text("What was typed so far; empty results below 2 characters.")
        .default(""),
    },
    response: responses.suggestions,
    cache: CACHE.list,
    handler: async ({ query: { query } }, { search }, { site }) =>
      (await search().suggestTitles(query)).map((title) =>
        responses.toSuggestion(title, site.imageUrls),
      ),
  }),
  person: read({
    path: "/api/person/{id}",
    summary: "A person, and what they are known for",
    example: "/api/person/525",
    params: parameters.person,
    response: person,
    cache: CACHE.title,
    handler: async ({ params: { id } }, { people }, { site }) =>
      toPerson(found(await people().details(id)), site.imageUrls),
  }),
  credits: read({
    path: "/api/person/{id}/credits",
    summary: "Every title that a person took part in, with what they did",
    example: "/api/person/525/credits",
    params: parameters.person,
    query: {
      type: mediaType.optional().describe("Only movies, or only shows."),
      sort_by: z
        .enum(["popularity.desc", "release_date.desc"])
        .default("popularity.desc")
        .describe("The order: best known, or newest first."),
      page,
    },
    response: creditPageSchema,
    cache: CACHE.title,
    handler: async (
      { params: { id }, query: { type = null, sort_by, page } },
      { people },
      { site },
    ) => {
      const sort = sort_by === "release_date.desc" ? "newest" : "popularity";
      const details = found(await people().details(id));
      return toCreditPage(creditPage(details, { type, sort, page }), site.imageUrls);
    },
  }),
} as const satisfies Record<string, Call>;
