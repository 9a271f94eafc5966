import { findTitles } from "../../../domain/search/meant-titles.ts";
import { type Call, read } from "../call.ts";
import * as parameters from "../parameters.ts";
import * as responses from "../responses/titles.ts";
import { CACHE } from "./shared.ts";

export const searchCalls = {
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
    ignoresRegion: ({ type }) => type !== "movie",
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
} as const satisfies Record<string, Call>;
