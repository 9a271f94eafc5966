import { getWatchableQueries } from "../../features/titles/get-watchable-queries.ts";
import { defineRoute, queryAt } from "../../lib/route.ts";
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
  queries: (at, read) => {
    const data = read(categoryPageQuery.document);
    return [
      ...queryAt(categoryPageQuery, at),
      ...getWatchableQueries(data && getCategoryPage(data)?.results, at),
    ];
  },
  load: async () => (await import("./CategoryPage.tsx")).CategoryRoute,
});
