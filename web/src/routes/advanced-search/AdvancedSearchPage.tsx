import ChevronRight from "virtual:icons/chevron-right";
import SearchX from "virtual:icons/search-x";
import SlidersHorizontal from "virtual:icons/sliders-horizontal";
import { useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useRouteParams } from "../../lib/route.ts";
import { useCountry } from "../../features/country/country-context.ts";
import {
  activeFilterCount,
  minimumVotes,
  readFilterSet,
  writeFilterSet,
  filterSetForOtherType,
} from "../../features/filters/filter-params.ts";
import { emptyFilterSet, ratingScale, type FilterSet } from "../../features/filters/filter-set.ts";
import { shownRange, ListCount, TitleGrid } from "../../features/title-grid/TitleGrid.tsx";
import { usePageParam, useScrollUp } from "../../features/title-grid/use-page-param.ts";
import { getListState } from "../../features/title-grid/list-state.ts";
import { useListKey } from "../../features/services/only-mine.ts";
import type { TitleType } from "../../generated/schema.ts";
import { paths, typeInPath } from "../../paths.ts";
import { TitleListPage } from "../../features/title-grid/TitleListPage.tsx";
import { useRouteQuery } from "../../features/country/use-route-query.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { TryAgain } from "../../ui/TryAgain.tsx";
import { FilterChips } from "./FilterChips.tsx";
import { FilterPanel } from "./filters/FilterPanel.tsx";
import { Tabs } from "../../ui/Tabs.tsx";
import { advancedSearchQuery, getOffered, readAdvancedSearchType } from "./route.ts";
import { NotFoundPage } from "../../features/not-found/NotFoundPage.tsx";
import { usePageContext } from "../../lib/page-context.ts";
import { reportRejection } from "../../lib/report-error.ts";
import { styled } from "styled-components";
import { color, media, space, thumbArea } from "../../ui/theme.ts";
import { SurpriseLink } from "../../features/surprise/SurpriseLink.tsx";
import { Link } from "../../ui/Link.tsx";
import { Row } from "../../ui/primitives.ts";
import { Button } from "../../ui/Button.tsx";
import { formatList } from "../../lib/format/format.ts";
import { isEnglish, t } from "../../lib/messages.ts";

const browseHeading = (type: TitleType, set: FilterSet): string => {
  const { min, max } = set.rating;
  const isRated = min > ratingScale.min || max < ratingScale.max;
  const names = [
    ...(set.genres.length > 0 ? [t("advanced-search.genre")] : []),
    ...(isRated ? [t("advanced-search.byRating")] : []),
    ...((set.year ?? set.releasedFrom ?? set.releasedTo) === null
      ? []
      : [t("advanced-search.year")]),
  ];
  if (names.length === 0)
    return t(type === "MOVIE" ? "advanced-search.movies" : "advanced-search.shows");
  const criteria = isEnglish() ? names.join(" by ") : formatList(names);
  return t(type === "MOVIE" ? "advanced-search.moviesBy" : "advanced-search.showsBy", { criteria });
};

/** The filters in force, the page and the type are the URL; the panel holds a draft of the next ones. */
export function AdvancedSearchPage({ type }: { readonly type: TitleType }) {
  const navigate = useNavigate();
  const { country } = useCountry();
  const pageParam = usePageParam(useListKey(), "smooth");
  const { page } = pageParam;
  const [panelShown, setPanelShown] = useState(false);
  const scrollUp = useScrollUp();
  const results = useRef<HTMLDivElement>(null);

  const [searchParams] = useSearchParams();
  const { today } = usePageContext();
  const set = readFilterSet(searchParams, type, getOffered(type, today));
  const query = useRouteQuery(advancedSearchQuery, { page });
  const state = getListState(query, pageParam.named, ({ discover }) => discover);
  const heading = browseHeading(type, set);

  const getHref = (next: FilterSet, to: TitleType) =>
    paths.advancedSearch(typeInPath(to), writeFilterSet(next, to));
  const apply = (next: FilterSet) => {
    setPanelShown(false);
    scrollUp("instant");
    const there = getHref(next, type);
    // What is in force already is not a further step of the history.
    reportRejection(navigate(there, { replace: there === getHref(set, type) && page === 1 }));
    results.current?.focus({ preventScroll: true });
  };
  const reset = () => apply(emptyFilterSet);
  const votes = minimumVotes(set);
  const activeCount = activeFilterCount(set);
  return (
    <TitleListPage
      head={{
        title: t("common.pageTitle", { title: heading }),
        description: t("advanced-search.description", {
          heading: browseHeading(type, emptyFilterSet),
        }),
        canonical: paths.advancedSearch(typeInPath(type)),
      }}
      above={
        <nav aria-label={t("advanced-search.breadcrumb")}>
          <Row as="ol" $step="small" $align="center" $gap={1.5} $below={3} $color="textQuiet">
            <li>
              <Home to={paths.home()}>{t("frame.home")}</Home>
            </li>
            <li aria-hidden>
              <ChevronRight size={14} />
            </li>
            <li aria-current="page">{t("frame.advancedSearch")}</li>
          </Row>
        </nav>
      }
      heading={heading}
      controls={
        <>
          <Tabs
            label={t("common.type")}
            tabs={(["MOVIE", "TV"] as const).map((each) => ({
              label: t(each === "MOVIE" ? "common.movies" : "common.tvShows"),
              to: getHref(each === type ? set : filterSetForOtherType(set, each), each),
              current: each === type && "page",
            }))}
          />
          <SurpriseLink query={{ ...writeFilterSet(set, type), type: typeInPath(type) }} />
        </>
      }
      intro={
        <FilterToggles data-needs-scripts>
          <Button
            $small
            aria-expanded={panelShown}
            aria-controls="filter-panel"
            onClick={() => setPanelShown(!panelShown)}
          >
            <SlidersHorizontal size={16} aria-hidden />
            {panelShown
              ? t("advanced-search.hide")
              : activeCount > 0
                ? t("advanced-search.showWith", { count: activeCount })
                : t("advanced-search.show")}
          </Button>
          {!panelShown && activeCount > 0 && (
            <Button $small $variant="quiet" onClick={reset}>
              {t("advanced-search.clear")}
            </Button>
          )}
        </FilterToggles>
      }
      renderAround={(list) => (
        <Columns>
          <Side id="filter-panel" $shown={panelShown}>
            <FilterPanel type={type} applied={set} onApply={apply} onReset={reset} />
            <noscript>
              <p>{t("advanced-search.needsScripts")}</p>
            </noscript>
          </Side>
          <section ref={results} tabIndex={-1} aria-label={t("advanced-search.results")}>
            <FilterChips
              type={type}
              set={set}
              country={country?.code ?? null}
              getHref={(next) => getHref(next, type)}
              results={results}
            />
            {list}
          </section>
        </Columns>
      )}
      state={state}
      pageParam={pageParam}
      paging="window"
      placeholders={20}
      counted
      narrow
      onRetry={query.retry}
      renderError={(back) => (
        <ErrorState
          title={t("advanced-search.failed")}
          actions={
            <>
              {/* Where turning a page failed it is requested again. */}
              <TryAgain
                primary
                {...(back
                  ? { onRetry: query.retry }
                  : { onRetry: () => location.reload(), label: t("advanced-search.refresh") })}
              />
              {back}
            </>
          }
        >
          {t("advanced-search.failedText")}
        </ErrorState>
      )}
      isNarrowed={set.providers.length === 0}
      renderEmpty={() => (
        <EmptyState
          icon={<SearchX size={32} />}
          title={t("common.noResults")}
          actions={
            <Button
              as={Link}
              to={getHref(emptyFilterSet, type)}
              onClick={() => results.current?.focus({ preventScroll: true })}
            >
              {t("advanced-search.resetFilters")}
            </Button>
          }
        >
          {t("advanced-search.adjust")}
        </EmptyState>
      )}
    >
      {({ results: titles, pageInfo }) => (
        <>
          <ListCount>
            {shownRange(pageInfo.page, titles.length, pageInfo.totalResults)}
            {votes !== null && t("advanced-search.votes", { votes })}
          </ListCount>
          <TitleGrid label={heading} narrow titles={titles} />
        </>
      )}
    </TitleListPage>
  );
}

export function AdvancedSearchRoute() {
  const type = readAdvancedSearchType(useRouteParams());
  return type === null ? <NotFoundPage /> : <AdvancedSearchPage type={type} />;
}

const Home = styled(Link)`
  ${thumbArea}
  color: ${color.text};
  ${media.hover} {
    &:hover {
      color: ${color.accent};
    }
  }
`;

const FilterToggles = styled.div`
  display: none;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-bottom: ${space(5)};
  ${media.compact} {
    display: flex;
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(16.5rem, 19rem) minmax(0, 1fr);
  gap: clamp(${space(6)}, 3vw, ${space(10)});
  align-items: start;
  ${media.compact} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.print} {
    display: block;
  }
`;

/** On a small screen it is shown by a button. Beside the list it always is. */
const Side = styled.div<{ $shown: boolean }>`
  ${media.compact} {
    display: ${({ $shown }) => ($shown ? "block" : "none")};
  }
  ${media.noScripts} {
    display: block;
  }
`;
