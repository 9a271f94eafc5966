import { getWatchableQueries } from "../../features/titles/get-watchable-queries.ts";
import { defineRoute, queryAt } from "../../lib/route.ts";
import { patterns } from "../../paths.ts";
import { directSearchPageQuery, searchPageQuery } from "./search-queries.ts";

export const searchRoute = defineRoute({
  name: "search",
  pattern: patterns.search,
  keys: ["q", "type", "page", "exact"],
  isListed: false,
  queries: (at, read) => [
    ...queryAt(searchPageQuery, at),
    ...getWatchableQueries(read(searchPageQuery.document)?.search?.results, at),
  ],
  load: async () => (await import("./SearchPage.tsx")).SearchPage,
});

export const directSearchRoute = defineRoute({
  name: "direct-search",
  messages: ["search"],
  pattern: patterns.directSearch,
  keys: ["q", "filter", "page", "exact"],
  isListed: false,
  queries: (at, read) => [
    ...queryAt(directSearchPageQuery, at),
    ...getWatchableQueries(read(directSearchPageQuery.document)?.search?.results, at),
  ],
  load: async () => (await import("./DirectSearchPage.tsx")).DirectSearchPage,
});
