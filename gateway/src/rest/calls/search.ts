import { type Call, read } from "../call.ts";
import * as parameters from "../parameters.ts";
import * as responses from "../responses/titles.ts";
import * as serialize from "../serializers/titles.ts";
import { CACHE } from "./cache-policies.ts";

/** Calls that find titles by their names. */
export const searchCalls = {
  search: read({
    path: "/api/search/{type}",
    group: "Search",
    summary: "Titles by name, persons left out",
    description: "`region` changes nothing except for movies.",
    example: "/api/search/multi?query=matrix",
    params: parameters.scoped,
    query: parameters.searched,
    response: responses.titlePage,
    cache: CACHE.list,
    ignoresRegion: ({ type }) => type !== "movie",
    handler: async (
      { params: { type }, query: { query, region = null, page } },
      { titles, images },
    ) => {
      const scope = type === "multi" ? "all" : type;
      return serialize.titlePage(await titles.search(scope, query, region, page), images);
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
    handler: async ({ query: { query } }, { titles, images }) =>
      (await titles.autocomplete(query)).map((title) => serialize.suggestion(title, images)),
  }),
} as const satisfies Record<string, Call>;
