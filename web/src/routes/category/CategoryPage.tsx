import { useSearchParams } from "react-router-dom";
import { useRouteParams } from "../../lib/route.ts";
import { useRouteQuery } from "../../features/country/use-route-query.ts";
import { usePageParam } from "../../features/title-grid/use-page-param.ts";
import type { TitleType } from "../../generated/schema.ts";
import { paths, typeInPath } from "../../paths.ts";
import { useListKey } from "../../features/services/only-mine.ts";
import { Badge } from "../../ui/primitives.ts";
import {
  categoryFilters,
  categoryHeading,
  categoryPageQuery,
  categoryQuery,
  getCategoryPage,
  readCategoryFilter,
} from "./category-list.ts";
import { getListState } from "../../features/title-grid/list-state.ts";
import { BrowsePage } from "../../features/title-grid/BrowsePage.tsx";
import { readType } from "../../lib/url/read-id.ts";
import { NotFoundPage } from "../../features/not-found/NotFoundPage.tsx";
import { t } from "../../lib/messages.ts";

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
