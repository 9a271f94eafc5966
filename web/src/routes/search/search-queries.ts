import { readQuery } from "../../features/search-box/search-query.ts";
import type { SearchScope } from "../../generated/schema.ts";
import type { PageQuery } from "../../lib/route.ts";
import { readPage, withPage } from "../../lib/url/page-param.ts";
import {
  DirectSearchDocument,
  type DirectSearchQuery,
  type DirectSearchQueryVariables,
} from "./DirectSearch.generated.ts";
import { SearchDocument, type SearchQuery, type SearchQueryVariables } from "./Search.generated.ts";
import { readTypeFilter, type TypeFilter } from "./type-filter.ts";

/** Titles by name, with people, services and genres above the first page alone; nothing where nothing is searched. */
export const searchPageQuery: PageQuery<SearchQuery, SearchQueryVariables> = {
  document: SearchDocument,
  content: "list",
  variables: ({ search, country }) => {
    const query = readQuery(search.get("q"));
    if (query === "") return null;
    const page = readPage(search.get("page"));
    return {
      query,
      page,
      exact: isExact(search),
      withPeople: page === 1,
      ...(country !== null && { country }),
    };
  },
};

export const searchScopes: Readonly<Record<TypeFilter, SearchScope>> = {
  all: "ALL",
  movie: "MOVIE",
  tv: "TV",
};

/** With the names and dates of the selected country; services and genres come above the first page of all. */
export const directSearchPageQuery: PageQuery<DirectSearchQuery, DirectSearchQueryVariables> = {
  document: DirectSearchDocument,
  content: "list",
  variables: ({ search, country }) => {
    const query = readQuery(search.get("q"));
    if (query === "" || country === null) return null;
    const scope = searchScopes[readTypeFilter(search.get("filter"))];
    const page = readPage(search.get("page"));
    return {
      query,
      scope,
      region: country,
      page,
      exact: isExact(search),
      withShortcuts: scope === "ALL" && page === 1,
    };
  },
};

/** The key of a search's URL that says that the query is not to be corrected. */
const KEY = "exact";

/** Whether the visitor wants what they typed, not what it may mean. */
const isExact = (search: URLSearchParams): boolean => search.get(KEY) === "1";

/** The URL of the same search for what was typed, at its first page. */
export const getExactHref = (search: URLSearchParams): string => {
  const next = withPage(search, 1);
  next.set(KEY, "1");
  return `?${next}`;
};
