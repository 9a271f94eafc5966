import { skipToken } from "@apollo/client/react";
import { useSearchParams } from "react-router-dom";

import { useCountry } from "../../features/country/country-context.ts";
import { PagingBar } from "../../features/paging/PagingBar.tsx";
import { shownCount } from "../../features/paging/shown-range.ts";
import { correctPage } from "../../shared/page-in-address.ts";
import { usePageInAddress } from "../../features/paging/use-page.ts";
import { SearchHeading } from "../../features/search-box/SearchHeading.tsx";
import { readQuery } from "../../features/search-box/search-query.ts";
import { correctTypeFilter, readTypeFilter } from "../../features/search-box/type-filter.ts";
import { listedTitles } from "../../features/title-list/listed-titles.ts";
import { listStatus, useListState } from "../../features/title-list/list-state.ts";
import { ListCount } from "../../features/title-list/ListCount.ts";
import { ListFrame } from "../../features/title-list/ListFrame.tsx";
import { TitleGrid } from "../../features/title-list/TitleGrid.tsx";
import { TitleList } from "../../features/title-list/TitleList.tsx";
import { TypeBadge } from "../../features/title-list/TypeBadge.tsx";
import { MyServicesButton } from "../../features/my-services/MyServicesButton.tsx";
import { WatchableTitles } from "../../shared/watchable/WatchableTitles.tsx";
import { countryInText } from "../../shared/country-in-text.ts";
import { PageHead } from "../../shared/PageHead.tsx";
import { useCorrectedAddress } from "../../shared/use-corrected-address.ts";
import { useDirectSearchQuery } from "./DirectSearch.generated.ts";
import { DirectSearchControls } from "./DirectSearchControls.tsx";
import { DirectSearchFailed, DirectSearchNothingFound } from "./DirectSearchMessages.tsx";
import { searchScopes } from "./search-scopes.ts";

/**
 * The second search screen: searches one kind of title or all. The film database has names and dates of
 * a country for movies alone: nothing is said of a country where shows are searched. Its form loads the
 * page anew.
 */
export function DirectSearchScreen() {
  const [address] = useSearchParams();
  const { country } = useCountry();
  const { page, named, goToPage } = usePageInAddress(country?.code ?? null);
  const query = readQuery(address.get("q"));
  const filter = readTypeFilter(address.get("filter"));
  const scope = searchScopes[filter];
  useCorrectedAddress({
    q: query,
    filter: correctTypeFilter(address.get("filter")),
    ...correctPage(address),
  });

  const found = useDirectSearchQuery(
    query === "" || country === null
      ? skipToken
      : { variables: { query, scope, region: country.code, page } },
  );
  const state = useListState(
    { page: found.data?.search, loading: found.loading, error: found.error, named },
    `${scope} ${country?.code} ${query}`,
  );
  const listed = listedTitles(state);
  const paging = (totalPages: number) => (
    <PagingBar form="search" page={page} totalPages={totalPages} onPage={goToPage} />
  );

  return (
    <ListFrame
      above={
        <PageHead
          title={query === "" ? "Search · Flickmap" : `Search: ${query} · Flickmap`}
          unlisted
          status={query === "" ? undefined : listStatus(state)}
        />
      }
      heading={query === "" ? "Start searching" : <SearchHeading query={query} />}
      note={
        country && scope === "MOVIE"
          ? `Movies by their names and dates in ${countryInText(country.name)}`
          : null
      }
      controls={<DirectSearchControls query={query} filter={filter} />}
      aside={query !== "" && <MyServicesButton country={country} short />}
    >
      {query !== "" && (
        <WatchableTitles titles={listed} country={country?.code ?? null}>
          <TitleList
            state={state}
            placeholders={10}
            counted
            onPage={goToPage}
            renderPaging={paging}
            renderError={(_error, back) => (
              <DirectSearchFailed back={back} onRetry={() => void found.refetch()} />
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
      )}
    </ListFrame>
  );
}
