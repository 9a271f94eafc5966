import { skipToken } from "@apollo/client/react";
import { useSearchParams, useParams } from "react-router-dom";
import { useCountry } from "../../features/country/country-context.ts";
import { correctPage, readPage } from "../../lib/url/page-param.ts";
import { usePageParam } from "../../features/title-grid/use-page-param.ts";
import type { TitleType } from "../../generated/schema.ts";
import { paths, typeInPath } from "../../paths.ts";
import { usePageContext } from "../../lib/page-context.ts";
import { useCorrectedQuery } from "../../lib/url/use-corrected-query.ts";
import { Badge } from "../../ui/Badge.tsx";
import { useCategoryQuery, CategoryDocument } from "./Category.generated.ts";
import {
  categoryFilters,
  categoryHeading,
  categoryVariables,
  correctCategoryFilter,
  readCategoryFilter,
} from "./category-list.ts";
import { categoryQuery } from "./category-query.ts";
import { TitleListLayout } from "../../features/title-grid/TitleListLayout.tsx";
import { getWatchableQueries } from "../../features/titles/get-watchable-queries.ts";
import { createFirstView, nothingToQuery } from "../../network/first-view.ts";
import type { PageModule } from "../../network/first-view.ts";
import { readType } from "../../lib/url/read-id.ts";
import { NotFoundPage } from "../../features/not-found/NotFoundPage.tsx";

/** The list of movies or of shows: popular, top rated, or in cinemas now. */
export function CategoryPage({ type }: { readonly type: TitleType }) {
  const [searchParams] = useSearchParams();
  const { country } = useCountry();
  const pageParam = usePageParam(country?.code ?? null);
  const { today } = usePageContext();
  const filter = readCategoryFilter(searchParams.get("filter"));
  useCorrectedQuery({
    filter: correctCategoryFilter(searchParams.get("filter")),
    ...correctPage(searchParams),
  });

  const { data, loading, error, refetch } = useCategoryQuery(
    country === null
      ? skipToken
      : {
          variables: categoryVariables({
            type,
            filter,
            region: country.code,
            page: pageParam.page,
            today,
          }),
        },
  );

  return (
    <TitleListLayout
      heading={categoryHeading(type, filter)}
      canonical={paths.category(typeInPath(type), filter === "popular" ? undefined : filter)}
      type={type}
      tabsName="List"
      tabs={categoryFilters(type).map((each) => ({
        label: each.label,
        to: categoryQuery(searchParams, each.filter),
        current: each.filter === filter,
      }))}
      pageParam={pageParam}
      query={{
        page: data?.popular ?? data?.topRated ?? data?.nowPlaying ?? data?.airing,
        loading,
        error,
        refetch,
      }}
      listKey={`${type} ${filter}`}
      failure="There was an error loading this content. Please try again later."
      nothing={`No ${type === "MOVIE" ? "movies" : "TV shows"} match the criteria.`}
      {...(filter === "now_playing" && { renderBadge: () => <Badge $accent>New</Badge> })}
    />
  );
}

/** `/category/{type}`: a path with another type is not one of the site's. */
function CategoryRoute() {
  const type = readType(useParams()["type"]);
  return type === null ? <NotFoundPage /> : <CategoryPage type={type} />;
}

/** A list of movies or of shows. */
export const categoryRoute: PageModule = {
  Page: CategoryRoute,
  firstView: (route) => {
    const type = readType(route.params["type"]);
    if (type === null) return nothingToQuery();
    const variables = categoryVariables({
      type,
      filter: readCategoryFilter(route.search.get("filter")),
      region: route.country,
      page: readPage(route.search.get("page")),
      today: route.today,
    });
    return createFirstView(CategoryDocument, variables, (data) =>
      getWatchableQueries(
        (data.popular ?? data.topRated ?? data.nowPlaying ?? data.airing)?.results,
        route,
      ),
    );
  },
};
