import { type Call, read } from "../call.ts";
import * as parameters from "../parameters.ts";
import * as responses from "../responses/titles.ts";
import { CACHE } from "./shared.ts";

/** Calls that find titles by their names. */
export const searchCalls = {
  search: read({
    path: "/api/search/{type}",
    group: "Search",
    summary: "Titles by name, persons left out",
    description:
      "`region` changes nothing except for movies. A query that ends in a year finds titles of that year, or of the year before or after. One that finds nothing is searched for in the other ways of writing it, such as simplified Chinese; one that finds nothing, or clearly less than the title's name that it nearly is, is corrected: see `correction`. A number or URL of IMDb or TMDB, such as `tt0137523` or `tmdb:550`, finds its title.",
    example: "/api/search/multi?query=matrix",
    params: parameters.scoped,
    query: parameters.searched,
    response: responses.searchPage,
    cache: CACHE.list,
    ignoresRegion: ({ type }) => type !== "movie",
    handler: async (
      { params: { type }, query: { query, region = null, page, exact } },
      { search, images },
    ) => {
      const scope = type === "multi" ? "all" : type;
      return responses.toSearchPage(
        await search.titles({ scope, query, region, page, exact }),
        images,
      );
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
