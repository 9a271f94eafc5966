import { skipToken } from "@apollo/client/react";
import { useRef, useState } from "react";
import { useNavigate, useSearchParams, useParams } from "react-router-dom";
import { useCountry } from "../../features/country/country-context.ts";
import { writeFilterSet, readFilterSet } from "./filters/filter-params.ts";
import { discoverFilter, minimumVotes } from "./filters/discover-filter.ts";
import { activeFilterCount, browseHeading, emptyFilterSet } from "./filters/filter-set.ts";
import type { FilterSet } from "./filters/filter-set.ts";
import { PagingBar } from "../../features/title-grid/PagingBar.tsx";
import { shownRange } from "../../features/title-grid/shown-range.ts";
import { usePageParam } from "../../features/title-grid/use-page-param.ts";
import { useScrollUp } from "../../features/title-grid/use-scroll-up.ts";
import { listedTitles } from "../../features/title-grid/listed-titles.ts";
import { listStatus, useListState } from "../../features/title-grid/list-state.ts";
import { ListFrame } from "../../features/title-grid/ListFrame.tsx";
import { TitleList } from "../../features/title-grid/TitleList.tsx";
import { serviceKindsKey, servicesKey } from "../../features/services/my-services.ts";
import { MyServicesButton } from "../../features/services/MyServicesButton.tsx";
import { WatchableTitles } from "../../features/titles/WatchableTitles.tsx";
import type { TitleType } from "../../generated/schema.ts";
import { paths, typeInPath } from "../../paths.ts";
import { PageHead } from "../../ui/PageHead.tsx";
import {
  useAdvancedSearchQuery,
  AdvancedSearchDocument,
  FilterChoicesDocument,
} from "./AdvancedSearch.generated.ts";
import { AdvancedSearchFailed, AdvancedSearchNothingFound } from "./AdvancedSearchMessages.tsx";
import { Breadcrumb } from "./Breadcrumb.tsx";
import { Columns } from "./Columns.tsx";
import { Filters } from "./Filters.tsx";
import { FilterToggles } from "./FilterToggles.tsx";
import { TypeTabs } from "./TypeTabs.tsx";
import { useFilters } from "./use-filters.ts";
import { ListCount, TitleGrid } from "../../features/title-grid/TitleGrid.tsx";
import type { GridTitle } from "../../features/title-grid/TitleGrid.tsx";
import { CountriesDocument } from "../../features/country/Country.generated.ts";
import type { CountriesQuery } from "../../features/country/Country.generated.ts";
import { readPage } from "../../lib/url/page-param.ts";
import { getWatchableQueries } from "../../features/titles/get-watchable-queries.ts";
import { createFirstView, nothingToQuery, routeQuery } from "../../network/first-view.ts";
import type { PageModule, RouteLocation } from "../../network/first-view.ts";
import { NotFoundPage } from "../../features/not-found/NotFoundPage.tsx";
import { readType } from "../../lib/url/read-id.ts";
import { ProviderFamiliesDocument } from "../../features/services/ProviderFamilies.generated.ts";
import type { ProviderFamiliesQuery } from "../../features/services/ProviderFamilies.generated.ts";
import type { AdvancedSearchQueryVariables } from "./AdvancedSearch.generated.ts";
import { needsLists, offeredBy } from "./offered-choices.ts";
import { reportRejection } from "../../lib/report-error.ts";
import { retryQuery } from "../../network/retry-query.ts";

/**
 * Titles by what they are. The filters in force, the page
 * and the type are the URL; the panel holds a draft of the next ones.
 */
export function AdvancedSearchPage({ type }: { readonly type: TitleType }) {
  const [searchParams] = useSearchParams();
  const navigate = useNavigate();
  const { country } = useCountry();
  const { page, named, goToPage } = usePageParam(country?.code ?? null);
  const [panelShown, setPanelShown] = useState(false);
  const scrollUp = useScrollUp();
  const results = useRef<HTMLDivElement>(null);

  const { set, known } = useFilters(type, country?.code ?? null);
  const filter = discoverFilter(set, country?.code ?? null);
  const found = useAdvancedSearchQuery(
    country === null || !known ? skipToken : { variables: { type, filter, sort: set.sort, page } },
  );
  const list = found.data?.discover;
  const state = useListState(
    { page: list, loading: found.loading, error: found.error, named },
    JSON.stringify([type, set.sort, filter]),
  );
  const listed = listedTitles(state);
  const heading = browseHeading(type, set);

  const getHref = (next: FilterSet, to: TitleType) =>
    paths.advancedSearch(typeInPath(to), {
      ...writeFilterSet(next, to),
      services: searchParams.get(servicesKey),
      services_kinds: searchParams.get(serviceKindsKey),
    });
  const apply = (next: FilterSet) => {
    setPanelShown(false);
    scrollUp("instant");
    const there = getHref(next, type);
    // What is in force already is not a further step of the history.
    reportRejection(navigate(there, { replace: there === getHref(set, type) && page === 1 }));
    results.current?.focus({ preventScroll: true });
  };
  const reset = () => apply(emptyFilterSet);

  return (
    <ListFrame
      above={
        <>
          <PageHead
            title={`${heading} · Flickmap`}
            description={`${browseHeading(type, emptyFilterSet)} by genre, year, rating, length, language and country.`}
            canonical={paths.advancedSearch(typeInPath(type))}
            unlisted={state.kind === "empty"}
            status={listStatus(state)}
          />
          <Breadcrumb />
        </>
      }
      heading={heading}
      controls={<TypeTabs type={type} set={set} getHref={getHref} />}
      aside={<MyServicesButton country={country} narrows />}
    >
      <FilterToggles
        shown={panelShown}
        activeCount={activeFilterCount(set)}
        onToggle={() => setPanelShown(!panelShown)}
        onClear={reset}
      />
      <Columns
        panelShown={panelShown}
        panel={<Filters type={type} applied={set} onApply={apply} onReset={reset} />}
      >
        <WatchableTitles titles={listed} country={country?.code ?? null}>
          <section ref={results} tabIndex={-1} aria-label="Results">
            <TitleList
              state={state}
              placeholders={20}
              counted
              narrow
              onPage={goToPage}
              renderPaging={(totalPages) => (
                <PagingBar form="window" page={page} totalPages={totalPages} />
              )}
              renderError={(_error, back) => (
                <AdvancedSearchFailed back={back} onRetry={retryQuery(found.refetch)} />
              )}
              renderEmpty={() => <AdvancedSearchNothingFound onReset={reset} />}
            >
              {({ results: titles, pageInfo }) => (
                <>
                  <FilteredGrid
                    heading={heading}
                    titles={titles}
                    count={shownRange(pageInfo.page, titles.length, pageInfo.totalResults)}
                    votes={minimumVotes(set)}
                  />
                </>
              )}
            </TitleList>
          </section>
        </WatchableTitles>
      </Columns>
    </ListFrame>
  );
}

interface Props {
  readonly heading: string;
  readonly titles: readonly GridTitle[];
  /** 'Showing X - Y of Z results'. */
  readonly count: string;
  /** How many votes each title has at least; null for any number. */
  readonly votes: number | null;
}

/** The count line and the cards of one page. */
function FilteredGrid({ heading, titles, count, votes }: Props) {
  return (
    <>
      <ListCount>
        {count}
        {votes !== null && `, each with at least ${votes} votes`}
      </ListCount>
      <TitleGrid label={heading} narrow titles={titles} />
    </>
  );
}

/** `/advanced-search`, which means movies, and `/advanced-search/{type}`. */
function AdvancedSearchRoute() {
  const type = readType(useParams()["type"] ?? "movie");
  return type === null ? <NotFoundPage /> : <AdvancedSearchPage type={type} />;
}

/** Titles by what they are, and everything that they can be narrowed by. */
export const advancedSearchRoute: PageModule = {
  Page: AdvancedSearchRoute,
  firstView: (route) => {
    const type = readType(route.params["type"] ?? "movie");
    if (type === null) return nothingToQuery();
    const set = readFilterSet(route.search, type, { today: route.today });
    const lists = [routeQuery(CountriesDocument, {})];
    // Whether another region is one of the list is not known yet.
    const services =
      set.region === null || set.region === route.country
        ? [routeQuery(ProviderFamiliesDocument, { country: route.country })]
        : [];
    if (!needsLists(set, type, route.country)) {
      const view = createFirstView(
        AdvancedSearchDocument,
        getVariables(type, set, route),
        (data) => [...getWatchableQueries(data.discover?.results, route), ...services],
      );
      const choices = routeQuery(FilterChoicesDocument, { type });
      return { ...view, queries: [...view.queries, choices, ...lists] };
    }
    return createFirstView(
      FilterChoicesDocument,
      { type },
      // The data of the very queries below.
      (choices, countries, families) => {
        const offered = offeredBy(route.today, {
          choices,
          countries: countries as CountriesQuery | undefined,
          services: families as ProviderFamiliesQuery | undefined,
        });
        const known = readFilterSet(route.search, type, offered);
        return [routeQuery(AdvancedSearchDocument, getVariables(type, known, route))];
      },
      [...lists, ...services],
    );
  },
};

const getVariables = (
  type: TitleType,
  set: FilterSet,
  { country, search }: RouteLocation,
): AdvancedSearchQueryVariables => ({
  type,
  filter: discoverFilter(set, country),
  sort: set.sort,
  page: readPage(search.get("page")),
});
