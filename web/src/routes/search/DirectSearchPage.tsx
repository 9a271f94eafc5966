import { useSearchParams } from "react-router-dom";
import { useCountry } from "../../features/country/country-context.ts";
import { inCountry } from "../../features/country/country-in-text.ts";
import { useRouteQuery } from "../../features/country/use-route-query.ts";
import { PageSearchBox } from "../../features/search-box/PageSearchBox.tsx";
import { ShortcutRow } from "../../features/search-box/ShortcutRow.tsx";
import { getShortcuts } from "../../features/search-box/shortcuts.ts";
import { readQuery } from "../../features/search-box/search-query.ts";
import { getListState } from "../../features/title-grid/list-state.ts";
import { usePageParam } from "../../features/title-grid/use-page-param.ts";
import type { TitleType } from "../../generated/schema.ts";
import { withParams } from "../../lib/url/with-params.ts";
import { paths, typeInPath } from "../../paths.ts";
import { directSearchPageQuery, readTypeFilter } from "./search-queries.ts";
import { DirectSearchFailed, SearchNothingFound, SearchStart } from "./SearchMessages.tsx";
import { SearchLayout } from "./SearchLayout.tsx";
import { t } from "../../lib/messages.ts";

/** The film database has names and dates of a country for movies alone. Its form loads the page again. */
export function DirectSearchPage() {
  const [address] = useSearchParams();
  const { country } = useCountry();
  const pageParam = usePageParam(country?.code ?? null);
  const query = readQuery(address.get("q"));
  const filter = readTypeFilter(address.get("filter"));

  const found = useRouteQuery(directSearchPageQuery, { page: pageParam.page });
  const state = getListState(found, pageParam.named, (data) => data.search);
  const getHref = (type: TitleType | null) =>
    withParams(address, { page: null, filter: type && typeInPath(type) });

  const box = (
    <PageSearchBox query={query} action={paths.directSearch()}>
      {filter && <input type="hidden" name="filter" value={typeInPath(filter)} />}
    </PageSearchBox>
  );
  if (query === "") return <SearchStart>{box}</SearchStart>;
  return (
    <SearchLayout
      title={t("search.directTitle", { query })}
      query={query}
      correction={found.data?.search?.correction}
      box={box}
      {...(filter === "MOVIE" && {
        note: country && t("search.moviesHere", { inCountry: inCountry(country) }),
      })}
      filter={filter}
      filterName={t("search.among")}
      getHref={getHref}
      above={<ShortcutRow shortcuts={getShortcuts(found.data?.searchShortcuts)} />}
      state={state}
      pageParam={pageParam}
      onRetry={found.retry}
      renderError={(back) => <DirectSearchFailed back={back} onRetry={found.retry} />}
      renderEmpty={({ pageInfo }) => <SearchNothingFound query={query} pageInfo={pageInfo} />}
    />
  );
}
