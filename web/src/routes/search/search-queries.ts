import { readQuery } from "../../features/search-box/search-query.ts";
import type { TitleType } from "../../generated/schema.ts";
import { pageQuery } from "../../lib/route.ts";
import { readPage } from "../../lib/url/page-param.ts";
import { readType } from "../../lib/url/read-id.ts";
import { withParams } from "../../lib/url/with-params.ts";
import { DirectSearchDocument } from "./DirectSearch.generated.ts";
import { SearchDocument } from "./Search.generated.ts";

/** Null for movies and shows. */
export const readTypeFilter = (written: string | null): TitleType | null =>
  readType(written?.trim().toLowerCase());

/** Titles by name, with people, services and genres above the first page alone; nothing where nothing is searched. */
export const searchPageQuery = pageQuery(SearchDocument, ({ search, country }) => {
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
});

/** With the names and dates of the selected country; services and genres come above the first page of all. */
export const directSearchPageQuery = pageQuery(DirectSearchDocument, ({ search, country }) => {
  const query = readQuery(search.get("q"));
  if (query === "" || country === null) return null;
  const scope = readTypeFilter(search.get("filter")) ?? ("ALL" as const);
  const page = readPage(search.get("page"));
  return {
    query,
    scope,
    region: country,
    page,
    exact: isExact(search),
    withShortcuts: scope === "ALL" && page === 1,
  };
});

/** The key of a search's URL that says that the query is not to be corrected. */
const KEY = "exact";

/** Whether the visitor wants what they typed, not what it may mean. */
const isExact = (search: URLSearchParams): boolean => search.get(KEY) === "1";

export const getExactHref = (search: URLSearchParams): string =>
  withParams(search, { page: null, [KEY]: "1" });
