import { skipToken } from "@apollo/client/react";
import { useSearchParams } from "react-router-dom";

import { useCountry } from "../../features/country/country-context.ts";
import { PagingBar } from "../../features/lists/PagingBar.tsx";
import { shownCount } from "../../features/lists/shown-range.ts";
import { correctPage } from "../../lib/url/page-in-address.ts";
import { usePageInAddress } from "../../features/lists/use-page.ts";
import { SearchHeading } from "../../features/search/SearchHeading.tsx";
import { readQuery } from "../../features/search/search-query.ts";
import { correctTypeFilter, readTypeFilter } from "../../features/search/type-filter.ts";
import { listedTitles } from "../../features/lists/listed-titles.ts";
import { listStatus, useListState } from "../../features/lists/list-state.ts";
import { ListCount } from "../../features/lists/ListCount.ts";
import { ListFrame } from "../../features/lists/ListFrame.tsx";
import { TitleGrid } from "../../features/lists/TitleGrid.tsx";
import { TitleList } from "../../features/lists/TitleList.tsx";
import { TypeBadge } from "../../features/lists/TypeBadge.tsx";
import { MyServicesButton } from "../../features/services/MyServicesButton.tsx";
import { WatchableTitles } from "../../features/titles/WatchableTitles.tsx";
import { countryInText } from "../../features/country/country-in-text.ts";
import { PageHead } from "../../ui/PageHead.tsx";
import { useCorrectedAddress } from "../../lib/url/use-corrected-address.ts";
import { useDirectSearchQuery } from "./DirectSearch.generated.ts";
import { DirectSearchControls } from "./DirectSearchControls.tsx";
import { DirectSearchFailed, DirectSearchNothingFound } from "./DirectSearchMessages.tsx";
import { searchScopes } from "./search-scopes.ts";

/**
 * The second search screen: searches one kind of title or all. The film database has names and dates of
 * a country for movies alone: nothing is said of a country where shows are searched. Its form loads the
 * page anew.
 */
export function DirectSearchPage() {
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
    <PagingBar form="search" page={page} totalPages={totalPages} />
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
