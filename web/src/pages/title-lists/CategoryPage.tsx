import { skipToken } from "@apollo/client/react";
import { useSearchParams } from "react-router-dom";

import { useCountry } from "../../features/country/country-context.ts";
import { correctPage } from "../../lib/url/page-in-address.ts";
import { usePageInAddress } from "../../features/lists/use-page.ts";
import type { TitleType } from "../../generated/schema.ts";
import { paths, typeInPath } from "../../paths.ts";
import { usePage } from "../../lib/page-context.ts";
import { useCorrectedAddress } from "../../lib/url/use-corrected-address.ts";
import { Badge } from "../../ui/Badge.tsx";
import { useCategoryQuery } from "./Category.generated.ts";
import {
  categoryFilters,
  categoryHeading,
  categoryVariables,
  correctCategoryFilter,
  readCategoryFilter,
} from "./category-list.ts";
import { categoryQuery } from "./category-query.ts";
import { TitleListLayout } from "./TitleListLayout.tsx";

/** The list of movies or of shows: popular, top rated, or in cinemas now. */
export function CategoryPage({ type }: { readonly type: TitleType }) {
  const [address] = useSearchParams();
  const { country } = useCountry();
  const place = usePageInAddress(country?.code ?? null);
  const { today } = usePage();
  const filter = readCategoryFilter(address.get("filter"));
  useCorrectedAddress({
    filter: correctCategoryFilter(address.get("filter")),
    ...correctPage(address),
  });

  const { data, loading, error, refetch } = useCategoryQuery(
    country === null
      ? skipToken
      : {
          variables: categoryVariables({
            type,
            filter,
            region: country.code,
            page: place.page,
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
        to: categoryQuery(address, each.filter),
        current: each.filter === filter,
      }))}
      place={place}
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
