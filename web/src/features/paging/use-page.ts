import { useCallback, useEffect } from "react";
import { useSearchParams } from "react-router-dom";

import { readPage, withPage } from "./page-in-address.ts";
import { useScrollUp } from "./use-scroll-up.ts";

/** The page in the address, and how to go to another. */
export interface PageInAddress {
  readonly page: number;
  /** Goes to a page as a step of the history, and scrolls smoothly to the top (specification section 4). */
  readonly goToPage: (page: number) => void;
}

/** The page of the list on screen: 1 where the address says nothing that makes sense. */
export const usePage = (): PageInAddress => {
  const [query, setQuery] = useSearchParams();
  const scrollUp = useScrollUp();
  const goToPage = useCallback(
    (page: number) => {
      scrollUp("smooth");
      setQuery((current) => withPage(current, page));
    },
    [setQuery, scrollUp],
  );
  return { page: readPage(query.get("page")), goToPage };
};

/**
 * Brings an address that asks for a page past the end to the last page there is. Answers whether that
 * is under way, so that nothing is shown of the page that does not exist.
 */
export const useLastPage = (
  page: number,
  pageInfo: { readonly totalPages: number } | undefined,
): boolean => {
  const [, setQuery] = useSearchParams();
  const totalPages = pageInfo?.totalPages ?? 0;
  const beyond = totalPages > 0 && page > totalPages;
  useEffect(() => {
    if (beyond) setQuery((current) => withPage(current, totalPages), { replace: true });
  }, [beyond, totalPages, setQuery]);
  return beyond;
};
