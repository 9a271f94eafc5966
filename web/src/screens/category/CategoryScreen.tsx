import { skipToken } from "@apollo/client/react";
import Clapperboard from "lucide-react/icons/clapperboard";
import { useState } from "react";
import { Link, useSearchParams } from "react-router-dom";

import { useCountry } from "../../features/country/country-context.ts";
import { PagingBar } from "../../features/paging/PagingBar.tsx";
import { useLastPage, usePage } from "../../features/paging/use-page.ts";
import { typeOf, useListedTitles } from "../../features/title-list/listed-titles.ts";
import { useListState } from "../../features/title-list/list-state.ts";
import { ListFrame } from "../../features/title-list/ListFrame.tsx";
import { TitleGrid } from "../../features/title-list/TitleGrid.tsx";
import { TitleList } from "../../features/title-list/TitleList.tsx";
import { MyServicesButton } from "../../features/watchable/MyServicesButton.tsx";
import { WatchableMark } from "../../features/watchable/WatchableMark.tsx";
import { WatchableTitles } from "../../features/watchable/WatchableTitles.tsx";
import type { TitleType } from "../../generated/schema.ts";
import { paths, typeInPath } from "../../paths.ts";
import { PageHead } from "../../shared/PageHead.tsx";
import { Badge } from "../../ui/Badge.tsx";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Tab, Tabs } from "../../ui/Tabs.tsx";
import { useCategoryQuery } from "./Category.generated.ts";
import {
  airingSince,
  categoryFilters,
  categoryHeading,
  readCategoryFilter,
} from "./category-list.ts";
import { categoryQuery } from "./category-query.ts";

/** The list of movies or of shows: popular, top rated, or in cinemas now (specification section 2). */
export function CategoryScreen({ type }: { readonly type: TitleType }) {
  const [address] = useSearchParams();
  const { country } = useCountry();
  const { page, goToPage } = usePage(country?.code ?? null);
  const [today] = useState(() => new Date());
  const filter = readCategoryFilter(address.get("filter"));
  const heading = categoryHeading(type, filter);

  const asked = useCategoryQuery(
    country === null
      ? skipToken
      : {
          variables: {
            type,
            region: country.code,
            page,
            isPopular: filter === "popular",
            isTopRated: filter === "top_rated",
            isNowPlaying: filter === "now_playing" && type === "MOVIE",
            isAiring: filter === "now_playing" && type === "TV",
            airing: { ...airingSince(today), includeAdult: false },
          },
        },
  );
  const { data } = asked;
  const list = data?.popular ?? data?.topRated ?? data?.nowPlaying ?? data?.airing;
  const beyond = useLastPage(page, list?.pageInfo);
  const state = useListState(
    { page: beyond ? undefined : list, loading: asked.loading, error: asked.error },
    `${type} ${filter} ${country?.code}`,
  );
  const listed = useListedTitles(state);

  return (
    <ListFrame
      above={
        <PageHead
          title={`${heading} · Flickmap`}
          description={`${heading}, and where each can be watched in your country.`}
          canonical={paths.category(typeInPath(type), filter === "popular" ? undefined : filter)}
        />
      }
      heading={heading}
      controls={
        <Tabs as="nav" aria-label="List">
          {categoryFilters(type).map((each) => (
            <Tab
              key={each.filter}
              as={Link}
              to={categoryQuery(address, each.filter)}
              aria-current={each.filter === filter ? "page" : undefined}
            >
              {each.label}
            </Tab>
          ))}
        </Tabs>
      }
      aside={<MyServicesButton country={country} />}
    >
      <WatchableTitles titles={listed} country={country?.code ?? null}>
        <TitleList
          state={state}
          placeholders={18}
          onRetry={() => void asked.refetch()}
          renderError={() => (
            <ErrorState
              title="Failed to load content"
              actions={<Button onClick={() => void asked.refetch()}>Try again</Button>}
            >
              There was an error loading this content. Please try again later.
            </ErrorState>
          )}
          renderEmpty={() => (
            <EmptyState icon={<Clapperboard size={32} />} title="No content found">
              {`No ${type === "MOVIE" ? "movies" : "TV shows"} match the criteria.`}
            </EmptyState>
          )}
        >
          {({ results, pageInfo }) => (
            <>
              <TitleGrid
                label={heading}
                titles={results}
                {...(filter === "now_playing" && { renderBadge: () => <Badge $accent>New</Badge> })}
                renderServices={({ __typename, id }) => (
                  <WatchableMark type={typeOf(__typename)} id={id} />
                )}
              />
              <PagingBar
                form="position"
                page={page}
                totalPages={pageInfo.totalPages}
                onPage={goToPage}
              />
            </>
          )}
        </TitleList>
      </WatchableTitles>
    </ListFrame>
  );
}
