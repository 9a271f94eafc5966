import { useSearchParams } from "react-router-dom";
import { styled } from "styled-components";
import { useCountry } from "../../features/country/country-context.ts";
import { usePageParam } from "../../features/title-grid/use-page-param.ts";
import { readTypeFilter, searchPageQuery } from "./search-queries.ts";
import { readQuery } from "../../features/search-box/search-query.ts";
import { PageSearchBox } from "../../features/search-box/PageSearchBox.tsx";
import { ShortcutRow } from "../../features/search-box/ShortcutRow.tsx";
import { getShortcuts } from "../../features/search-box/shortcuts.ts";
import { getListState } from "../../features/title-grid/list-state.ts";
import type { TitleType } from "../../generated/schema.ts";
import { withParams } from "../../lib/url/with-params.ts";
import { paths, typeInPath } from "../../paths.ts";
import { inCountry } from "../../features/country/country-in-text.ts";
import { useRouteQuery } from "../../features/country/use-route-query.ts";
import { PeopleRow } from "../../features/people/PeopleRow.tsx";
import { searchErrorText, SearchNothingFound, SearchStart } from "./SearchMessages.tsx";
import { SearchLayout } from "./SearchLayout.tsx";
import { color, thumbArea, quietLink } from "../../ui/theme.ts";
import { withoutAccents } from "../../lib/format/without-accents.ts";
import { t, localPath } from "../../lib/messages.ts";

/** Leads to the second search page, as a whole page: an `a`, not the router's link. */
const ElsewhereLink = styled.a`
  ${thumbArea}
  color: ${color.text};
  ${quietLink};
`;

/** Query, type and page are the URL; the type narrows what is loaded, without a request. */
export function SearchPage() {
  const [address, setUrl] = useSearchParams();
  const pageParam = usePageParam(null);
  const { country } = useCountry();
  const query = readQuery(address.get("q"));
  const filter = readTypeFilter(address.get("type"));

  const found = useRouteQuery(searchPageQuery, { errorPolicy: "all" });
  const correction = found.data?.search?.correction;
  // A corrected query is not that of anybody's name.
  const people = correction ? [] : (found.data?.searchPeople?.results ?? []);
  const state = getListState(found, pageParam.named, (data) => data.search);

  // Who has no word of the query for a name is found by letters that many share.
  const isBelow = state.kind === "results" && !people.some(({ name }) => isNamed(name, query));

  const search = (typed: string) => {
    if (typed === query) {
      if (pageParam.page === 1) found.retry();
      else pageParam.goToPage(1);
      return;
    }
    setUrl((current) => withParams(current, { q: typed, page: null, exact: null }));
  };
  const getHref = (type: TitleType | null) =>
    withParams(address, { type: type && typeInPath(type) });

  const box = <PageSearchBox query={query} action={paths.search()} onSearch={search} />;
  if (query === "") return <SearchStart>{box}</SearchStart>;
  return (
    <SearchLayout
      title={t("search.resultsTitle", { query })}
      query={query}
      correction={correction}
      box={box}
      note={
        country && (
          <ElsewhereLink href={localPath(paths.directSearch(query))}>
            {t("search.searchIn", { inCountry: inCountry(country, "heading") })}
          </ElsewhereLink>
        )
      }
      filter={filter}
      filterName={t("common.show")}
      getHref={getHref}
      above={
        filter === null && (
          <>
            <ShortcutRow shortcuts={getShortcuts(found.data?.searchShortcuts)} />
            {!isBelow && <PeopleRow people={people} />}
          </>
        )
      }
      below={filter === null && isBelow && <PeopleRow people={people} isBelow />}
      narrows
      state={state}
      pageParam={pageParam}
      onRetry={found.retry}
      failure={{ title: t("search.failed"), text: searchErrorText }}
      renderEmpty={({ pageInfo }) => (
        <SearchNothingFound query={query} pageInfo={pageInfo} hasPeople={people.length > 0} hints />
      )}
    />
  );
}

const toWords = (text: string): readonly string[] =>
  withoutAccents(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

const isNamed = (name: string, query: string): boolean => {
  const words = toWords(name);
  return toWords(query).every((word) => words.includes(word));
};
