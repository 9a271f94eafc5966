import type { TitleType } from "../../generated/schema.ts";
import type { CategoryFilter } from "../../paths.ts";
import { pageQuery } from "../../lib/route.ts";
import { readPage } from "../../lib/url/page-param.ts";
import { readType } from "../../lib/url/read-id.ts";
import { withParams } from "../../lib/url/with-params.ts";
import { CategoryDocument, type CategoryQuery } from "./Category.generated.ts";
import { t } from "../../lib/messages.ts";

export const readCategoryFilter = (written: string | null): CategoryFilter => {
  const filter = written?.trim().toLowerCase();
  return filter === "top_rated" || filter === "now_playing" ? filter : "popular";
};

/** The filters that have a button: Now Playing is for movies alone. */
export const categoryFilters = (
  type: TitleType,
): readonly { readonly filter: CategoryFilter; readonly label: string }[] => [
  { filter: "popular", label: t("category.popular") },
  { filter: "top_rated", label: t("category.topRated") },
  ...(type === "MOVIE"
    ? [{ filter: "now_playing" as const, label: t("category.nowPlaying") }]
    : []),
];

export const categoryHeading = (type: TitleType, filter: CategoryFilter): string => {
  switch (filter) {
    case "popular":
      return t(type === "MOVIE" ? "category.popularMovies" : "category.popularShows");
    case "top_rated":
      return t(type === "MOVIE" ? "category.topMovies" : "category.topShows");
    case "now_playing":
      return type === "MOVIE" ? t("category.nowInTheaters") : t("category.airing");
  }
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

/** The URL query of another list: its first page; what else the URL carries stays. */
export const categoryQuery = (address: URLSearchParams, filter: CategoryFilter): string =>
  withParams(address, { page: null, filter: filter === "popular" ? null : filter });
