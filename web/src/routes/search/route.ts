import { queryWithWatchable } from "../../features/titles/get-watchable-queries.ts";
import { defineRoute } from "../../lib/route.ts";
import { patterns } from "../../paths.ts";
import { directSearchPageQuery, searchPageQuery } from "./search-queries.ts";

export const searchRoute = defineRoute({
  name: "search",
  pattern: patterns.search,
  keys: ["q", "type", "page", "exact"],
  isListed: false,
  queries: queryWithWatchable(searchPageQuery, ({ search }) => search?.results),
  load: async () => (await import("./SearchPage.tsx")).SearchPage,
});

export const directSearchRoute = defineRoute({
  name: "direct-search",
  messages: ["search"],
  pattern: patterns.directSearch,
  keys: ["q", "filter", "page", "exact"],
  isListed: false,
  queries: queryWithWatchable(directSearchPageQuery, ({ search }) => search?.results),
  load: async () => (await import("./DirectSearchPage.tsx")).DirectSearchPage,
});
