import { useSearchParams } from "react-router-dom";
import { styled } from "styled-components";
import type { ReactNode } from "react";
import { useCountry } from "../../features/country/country-context.ts";
import { PagingBar } from "../../features/title-grid/PagingBar.tsx";
import { correctPage } from "../../lib/url/page-param.ts";
import { usePageParam } from "../../features/title-grid/use-page-param.ts";
import { getExactHref, isExact } from "./exact-query.ts";
import { readQuery } from "../../features/search-box/search-query.ts";
import { SearchHeading } from "./SearchHeading.tsx";
import { PageSearchBox } from "../../features/search-box/PageSearchBox.tsx";
import { listedTitles } from "../../features/title-grid/listed-titles.ts";
import { listStatus, useListState } from "../../features/title-grid/list-state.ts";
import { ListFrame } from "../../features/title-grid/ListFrame.tsx";
import { TitleList } from "../../features/title-grid/TitleList.tsx";
import { MyServicesButton } from "../../features/services/MyServicesButton.tsx";
import { WatchableTitles } from "../../features/titles/WatchableTitles.tsx";
import { paths } from "../../paths.ts";
import { countryInText } from "../../features/country/country-in-text.ts";
import { PageHead } from "../../ui/PageHead.tsx";
import { useCorrectedQuery } from "../../lib/url/use-corrected-query.ts";
import { searchPageQuery } from "./search-queries.ts";
import { useRouteQuery } from "../../features/country/use-route-query.ts";
import { PeopleRow } from "../../features/people/PeopleRow.tsx";
import { CorrectedQuery } from "./CorrectedQuery.tsx";
import { SearchFailed, SearchNothingFound, SearchStart } from "./SearchMessages.tsx";
import { SearchResults } from "./SearchResults.tsx";
import { correctTypeFilter, filterByType, readTypeFilter, typeFilters } from "./type-filter.ts";
import type { TypeFilter } from "./type-filter.ts";
import { color, media } from "../../ui/theme.ts";
import { Tab, Tabs } from "../../ui/Tabs.tsx";
import { retryQuery } from "../../network/retry-query.ts";
import { Link } from "../../ui/Link.tsx";

/** Leads to the second search page, as a whole page: an `a`, not the router's link. */
const ElsewhereLink = styled.a`
  color: ${color.text};
  text-decoration: underline;
  text-decoration-color: ${color.hairlineStrong};
  text-underline-offset: 0.25em;
  ${media.hover} {
    &:hover {
      color: ${color.accent};
    }
  }
`;

/**
 * Titles by name. Query, type and page are the URL;
 * the type narrows what is loaded, without a request.
 */
export function SearchPage() {
  const [address, setUrl] = useSearchParams();
  const { page, named, goToPage } = usePageParam(null);
  const { country } = useCountry();
  const query = readQuery(address.get("q"));
  const exact = isExact(address);
  const filter = readTypeFilter(address.get("type"));
  useCorrectedQuery({
    q: query,
    type: correctTypeFilter(address.get("type")),
    exact: exact ? "1" : null,
    ...correctPage(address),
  });

  const found = useRouteQuery(searchPageQuery, { errorPolicy: "all" });
  const correction = found.data?.search?.correction ?? null;
  // A corrected query is not that of anybody's name.
  const people = correction === null ? (found.data?.searchPeople?.results ?? []) : [];
  const state = useListState(
    { page: found.data?.search, loading: found.loading, error: found.error, named },
    `${query} ${exact}`,
  );
  const listed = listedTitles(state);

  const search = (typed: string) => {
    if (typed === query) {
      if (page === 1) retryQuery(found.refetch)();
      else goToPage(1);
      return;
    }
    setUrl((current) => {
      const next = new URLSearchParams(current);
      next.set("q", typed);
      next.delete("page");
      next.delete("exact");
      return next;
    });
  };
  const getHref = (type: TypeFilter): string => {
    const next = new URLSearchParams(address);
    if (type === "all") next.delete("type");
    else next.set("type", type);
    return `?${next}`;
  };

  const box = <PageSearchBox query={query} action={paths.search()} onSearch={search} />;
  const paging = (totalPages: number) => (
    <PagingBar form="search" page={page} totalPages={totalPages} />
  );
  if (query === "") return <SearchStart>{box}</SearchStart>;
  return (
    <ListFrame
      above={
        <PageHead
          title={`Search Results for "${query}" · Flickmap`}
          unlisted
          status={listStatus(state)}
        />
      }
      heading={<SearchHeading query={query} />}
      note={
        country && (
          <ElsewhereLink href={paths.directSearch(query)}>
            Search in {countryInText(country.name)}
          </ElsewhereLink>
        )
      }
      controls={
        <SearchControls filter={filter} getHref={getHref}>
          {box}
        </SearchControls>
      }
      aside={<MyServicesButton country={country} narrows />}
    >
      {correction && (
        <CorrectedQuery typed={query} exactHref={getExactHref(address)} correction={correction} />
      )}
      {filter === "all" && <PeopleRow people={people} />}
      <WatchableTitles titles={listed} country={country?.code ?? null}>
        <TitleList
          state={state}
          placeholders={10}
          counted
          {...(state.kind === "results" && {
            shownCount: filterByType(state.page.results, filter).length,
          })}
          onPage={goToPage}
          renderPaging={paging}
          renderError={(error, back) => (
            <SearchFailed error={error} back={back} onRetry={retryQuery(found.refetch)} />
          )}
          renderEmpty={({ pageInfo }) => (
            <SearchNothingFound
              query={query}
              totalPages={pageInfo.totalPages}
              hasPeople={people.length > 0}
            />
          )}
        >
          {({ results, pageInfo }) => (
            <SearchResults
              query={query}
              filter={filter}
              results={results}
              totalResults={pageInfo.totalResults}
              hrefOfAll={getHref("all")}
            />
          )}
        </TitleList>
      </WatchableTitles>
    </ListFrame>
  );
}

interface Props {
  readonly filter: TypeFilter;
  /** The URL of the results that a type leaves. */
  readonly getHref: (filter: TypeFilter) => string;
  /** The search box. */
  readonly children: ReactNode;
}

/** The search box, and the links All, Movies, TV Shows. */
function SearchControls({ filter, getHref, children }: Props) {
  return (
    <>
      <Box>{children}</Box>
      <Tabs as="nav" aria-label="Show">
        {typeFilters.map((each) => (
          <Tab
            key={each.filter}
            as={Link}
            to={getHref(each.filter)}
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
