import { queryWithWatchable } from "../../features/titles/get-watchable-queries.ts";
import { defineRoute, pageQuery } from "../../lib/route.ts";
import { type CategoryFilter, paths, patterns } from "../../paths.ts";
import { readPage } from "../../lib/url/page-param.ts";
import { readType } from "../../lib/url/read-id.ts";
import { CategoryDocument, type CategoryQuery } from "./Category.generated.ts";

export const readCategoryFilter = (written: string | null): CategoryFilter => {
  const filter = written?.trim().toLowerCase();
  return filter === "top_rated" || filter === "now_playing" ? filter : "popular";
};

export const categoryPageQuery = pageQuery(
  CategoryDocument,
  ({ params, search, country, watchable }) => {
    const type = readType(params["type"]);
    if (type === null || country === null) return null;
    const filter = readCategoryFilter(search.get("filter"));
    return {
      type,
      region: country,
      page: readPage(search.get("page")),
      ...watchable,
      isPopular: filter === "popular",
      isTopRated: filter === "top_rated",
      isNowPlaying: filter === "now_playing" && type === "MOVIE",
      isAiring: filter === "now_playing" && type === "TV",
    };
  },
);

export const getCategoryPage = ({ popular, topRated, nowPlaying, onTheAir }: CategoryQuery) =>
  popular ?? topRated ?? nowPlaying ?? onTheAir;

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
