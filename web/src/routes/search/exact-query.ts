import { withPage } from "../../lib/url/page-param.ts";

/** The key of a search's URL that says that the query is not to be corrected. */
const KEY = "exact";

/** Whether the visitor wants what they typed, not what it may mean. */
export const isExact = (search: URLSearchParams): boolean => search.get(KEY) === "1";

/** The URL of the same search for what was typed, at its first page. */
export const getExactHref = (search: URLSearchParams): string => {
  const next = withPage(search, 1);
  next.set(KEY, "1");
  return `?${next}`;
};
