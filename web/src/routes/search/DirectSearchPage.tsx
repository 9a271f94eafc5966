import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { styled } from "styled-components";
import { useCountry } from "../../features/country/country-context.ts";
import { PagingBar } from "../../features/title-grid/PagingBar.tsx";
import { shownCount } from "../../features/title-grid/shown-range.ts";
import { correctPage, withPage } from "../../lib/url/page-param.ts";
import { usePageParam } from "../../features/title-grid/use-page-param.ts";
import { SearchHeading } from "./SearchHeading.tsx";
import { getExactHref, isExact } from "./exact-query.ts";
import { readQuery } from "../../features/search-box/search-query.ts";
import { correctTypeFilter, readTypeFilter, typeFilters } from "./type-filter.ts";
import { listedTitles } from "../../features/title-grid/listed-titles.ts";
import { listStatus, useListState } from "../../features/title-grid/list-state.ts";
import { ListCount, TitleGrid, TypeBadge } from "../../features/title-grid/TitleGrid.tsx";
import { ListFrame } from "../../features/title-grid/ListFrame.tsx";
import { TitleList } from "../../features/title-grid/TitleList.tsx";
import { MyServicesButton } from "../../features/services/MyServicesButton.tsx";
import { WatchableTitles } from "../../features/titles/WatchableTitles.tsx";
import { countryInText } from "../../features/country/country-in-text.ts";
import { PageHead } from "../../ui/PageHead.tsx";
import { useCorrectedQuery } from "../../lib/url/use-corrected-query.ts";
import { directSearchPageQuery, searchScopes } from "./search-queries.ts";
import { useRouteQuery } from "../../features/country/use-route-query.ts";
import { CorrectedQuery } from "./CorrectedQuery.tsx";
import { SearchStart } from "./SearchMessages.tsx";
import { DirectSearchFailed, DirectSearchNothingFound } from "./DirectSearchMessages.tsx";
import { PageSearchBox } from "../../features/search-box/PageSearchBox.tsx";
import type { TypeFilter } from "./type-filter.ts";
import { paths } from "../../paths.ts";
import { Tab, Tabs } from "../../ui/Tabs.tsx";
import { media } from "../../ui/theme.ts";
import { retryQuery } from "../../network/retry-query.ts";
import { Link } from "../../ui/Link.tsx";

/**
 * The second search page: searches one kind of title or all. The film database has names and dates of
 * a country for movies alone: nothing is shown of a country where shows are searched. Its form loads the
 * page again.
 */
export function DirectSearchPage() {
  const [address] = useSearchParams();
  const { country } = useCountry();
  const { page, named, goToPage } = usePageParam(country?.code ?? null);
  const query = readQuery(address.get("q"));
  const filter = readTypeFilter(address.get("filter"));
  const scope = searchScopes[filter];
  const exact = isExact(address);
  useCorrectedQuery({
    q: query,
    filter: correctTypeFilter(address.get("filter")),
    exact: exact ? "1" : null,
    ...correctPage(address),
  });

  const found = useRouteQuery(directSearchPageQuery, {}, page);
  const state = useListState(
    { page: found.data?.search, loading: found.loading, error: found.error, named },
    `${scope} ${country?.code} ${query} ${exact}`,
  );
  const correction = found.data?.search?.correction;
  const listed = listedTitles(state);
  const paging = (totalPages: number) => (
    <PagingBar form="search" page={page} totalPages={totalPages} />
  );

  const box = (
    <PageSearchBox query={query} action={paths.directSearch()}>
      {filter !== "all" && <input type="hidden" name="filter" value={filter} />}
    </PageSearchBox>
  );
  if (query === "") return <SearchStart>{box}</SearchStart>;
  return (
    <ListFrame
      above={<PageHead title={`Search: ${query} · Flickmap`} unlisted status={listStatus(state)} />}
      heading={<SearchHeading query={query} />}
      {...(scope === "MOVIE" && {
        note: country && `Movies by their names and dates in ${countryInText(country.name)}`,
      })}
      controls={<DirectSearchControls filter={filter}>{box}</DirectSearchControls>}
      aside={<MyServicesButton country={country} narrows />}
    >
      {correction && (
        <CorrectedQuery typed={query} exactHref={getExactHref(address)} correction={correction} />
      )}
      <WatchableTitles titles={listed} country={country?.code ?? null}>
        <TitleList
          state={state}
          placeholders={10}
          counted
          onPage={goToPage}
          renderPaging={paging}
          renderError={(_error, back) => (
            <DirectSearchFailed back={back} onRetry={retryQuery(found.refetch)} />
          )}
          renderEmpty={({ pageInfo }) => (
            <DirectSearchNothingFound query={query} totalPages={pageInfo.totalPages} />
          )}
        >
          {({ results, pageInfo }) => (
            <>
              <ListCount>{shownCount(results.length, pageInfo.totalResults)}</ListCount>
              <TitleGrid
                label="Search results"
                titles={results}
                renderBadge={({ __typename }) => <TypeBadge typename={__typename} />}
              />
            </>
          )}
        </TitleList>
      </WatchableTitles>
    </ListFrame>
  );
}

interface Props {
  readonly filter: TypeFilter;
  /** The search box. */
  readonly children: ReactNode;
}

/** The search form, which loads the page again, and the choice of what is searched. */
function DirectSearchControls({ filter, children }: Props) {
  const [address] = useSearchParams();
  const withFilter = (choice: TypeFilter) => {
    const next = withPage(address, 1);
    if (choice === "all") next.delete("filter");
    else next.set("filter", choice);
    return `?${next}`;
  };
  return (
    <>
      <Box>{children}</Box>
      <Tabs as="nav" aria-label="Search among">
        {typeFilters.map((each) => (
          <Tab
            key={each.filter}
            as={Link}
            to={withFilter(each.filter)}
            aria-current={each.filter === filter ? "true" : undefined}
          >
            {each.label}
          </Tab>
        ))}
      </Tabs>
    </>
  );
}

const Box = styled.div`
  flex: 0 1 30rem;
  ${media.compact} {
    flex: 1 0 100%;
  }
`;
