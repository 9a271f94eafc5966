import { useSearchParams } from "react-router-dom";
import { useRouteParams } from "../../lib/route.ts";
import { useRouteQuery } from "../../features/country/use-route-query.ts";
import { usePageParam } from "../../features/title-grid/use-page-param.ts";
import type { TitleType } from "../../generated/schema.ts";
import { type CategoryFilter, paths, typeInPath } from "../../paths.ts";
import { useListKey } from "../../features/services/only-mine.ts";
import { Badge } from "../../ui/primitives.ts";
import { categoryPageQuery, getCategoryPage, readCategoryFilter } from "./route.ts";
import { getListState } from "../../features/title-grid/list-state.ts";
import { BrowsePage } from "../../features/title-grid/BrowsePage.tsx";
import { withParams } from "../../lib/url/with-params.ts";
import { readType } from "../../lib/url/read-id.ts";
import { NotFoundPage } from "../../features/not-found/NotFoundPage.tsx";
import { t } from "../../lib/messages.ts";

/** The filters that have a button: Now Playing is for movies alone. */
const categoryFilters = (
  type: TitleType,
): readonly { readonly filter: CategoryFilter; readonly label: string }[] => [
  { filter: "popular", label: t("category.popular") },
  { filter: "top_rated", label: t("category.topRated") },
  ...(type === "MOVIE"
    ? [{ filter: "now_playing" as const, label: t("category.nowPlaying") }]
    : []),
];

const categoryHeading = (type: TitleType, filter: CategoryFilter): string => {
  switch (filter) {
    case "popular":
      return t(type === "MOVIE" ? "category.popularMovies" : "category.popularShows");
    case "top_rated":
      return t(type === "MOVIE" ? "category.topMovies" : "category.topShows");
    case "now_playing":
      return type === "MOVIE" ? t("category.nowInTheaters") : t("category.airing");
  }
};

/** The URL query of another list: its first page; what else the URL carries stays. */
const categoryQuery = (address: URLSearchParams, filter: CategoryFilter): string =>
  withParams(address, { page: null, filter: filter === "popular" ? null : filter });

export function CategoryPage({ type }: { readonly type: TitleType }) {
  const [searchParams] = useSearchParams();
  const pageParam = usePageParam(useListKey());
  const filter = readCategoryFilter(searchParams.get("filter"));

  const query = useRouteQuery(categoryPageQuery, { page: pageParam.page });
  const state = getListState(query, pageParam.named, getCategoryPage);

  return (
    <BrowsePage
      heading={categoryHeading(type, filter)}
      canonical={paths.category(typeInPath(type), filter === "popular" ? undefined : filter)}
      type={type}
      tabs={{
        label: t("category.list"),
        tabs: categoryFilters(type).map((each) => ({
          label: each.label,
          to: categoryQuery(searchParams, each.filter),
          current: each.filter === filter && "page",
        })),
      }}
      pageParam={pageParam}
      state={state}
      onRetry={query.retry}
      failure={t("category.failed")}
      nothing={t(type === "MOVIE" ? "category.noMovies" : "category.noShows")}
      {...(filter === "now_playing" && {
        renderBadge: () => <Badge $accent>{t("category.new")}</Badge>,
      })}
    />
  );
}

export function CategoryRoute() {
  const type = readType(useRouteParams()["type"]);
  return type === null ? <NotFoundPage /> : <CategoryPage type={type} />;
}
