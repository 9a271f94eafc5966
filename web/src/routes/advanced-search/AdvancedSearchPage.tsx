import { skipToken } from "@apollo/client/react";
import { useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { LIST_CONTENT } from "../../lib/route.ts";
import { useRouteParams } from "../../lib/route-params.ts";
import { useCountry } from "../../features/country/country-context.ts";
import { writeFilterSet } from "./filters/filter-params.ts";
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
import { useAdvancedSearchQuery } from "./AdvancedSearch.generated.ts";
import { AdvancedSearchFailed, AdvancedSearchNothingFound } from "./AdvancedSearchMessages.tsx";
import { Breadcrumb } from "./Breadcrumb.tsx";
import { Columns } from "./Columns.tsx";
import { Filters } from "./Filters.tsx";
import { FilterToggles } from "./FilterToggles.tsx";
import { TypeTabs } from "./TypeTabs.tsx";
import { useFilters } from "./use-filters.ts";
import { ListCount, TitleGrid } from "../../features/title-grid/TitleGrid.tsx";
import type { GridTitle } from "../../features/title-grid/TitleGrid.tsx";
import { NotFoundPage } from "../../features/not-found/NotFoundPage.tsx";
import { readType } from "../../lib/url/read-id.ts";
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
    country === null || !known
      ? skipToken
      : { variables: { type, filter, sort: set.sort, page }, context: LIST_CONTENT },
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
export function AdvancedSearchRoute() {
  const type = readType(useRouteParams()["type"] ?? "movie");
  return type === null ? <NotFoundPage /> : <AdvancedSearchPage type={type} />;
}
