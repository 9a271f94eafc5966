import { queryWithWatchable } from "../../features/titles/get-watchable-queries.ts";
import { defineRoute } from "../../lib/route.ts";
import { paths, patterns } from "../../paths.ts";
import { categoryPageQuery, getCategoryPage } from "./category-list.ts";

export const categoryRoute = defineRoute({
  name: "category",
  pattern: patterns.category,
  keys: ["filter", "page"],
  sitemap: [
    paths.category("movie"),
    paths.category("movie", "top_rated"),
    paths.category("movie", "now_playing"),
    paths.category("tv"),
    paths.category("tv", "top_rated"),
  ],
  isNarrowed: true,
  queries: queryWithWatchable(categoryPageQuery, (data) => getCategoryPage(data)?.results),
  load: async () => (await import("./CategoryPage.tsx")).CategoryRoute,
});
