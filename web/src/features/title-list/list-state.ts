import { useState } from "react";

import type { Age } from "./age-notice.ts";

/** What a list needs of a page of titles. */
export interface ListedPage {
  readonly results: readonly unknown[];
  readonly pageInfo: {
    readonly page: number;
    readonly totalPages: number;
    readonly totalResults: number;
  };
  readonly freshness: Age;
}

/** How asking for a page stands; as a query hook gives it. */
export interface Asked<Page> {
  /** The page asked for; nothing while it is not here, or when it failed. */
  readonly page: Page | null | undefined;
  readonly loading: boolean;
  readonly error: Error | undefined;
}

/** What the result area shows: exactly one of these. */
export type ListState<Page> =
  | { readonly kind: "loading" }
  | { readonly kind: "error"; readonly error: Error }
  | { readonly kind: "empty"; readonly page: Page }
  | {
      readonly kind: "results";
      readonly page: Page;
      /** Another page of the same list is on its way; this one stays until then. */
      readonly turning: boolean;
      /** Why another page of the same list could not be had; this one stays. */
      readonly failed: Error | null;
    };

/**
 * The state of a list. While another page of the same list loads, or when it fails, the page before
 * it stays; another list (another `listKey`: other filters, another query) starts with placeholders.
 */
export const useListState = <Page extends ListedPage>(
  { page, loading, error }: Asked<Page>,
  listKey: string,
): ListState<Page> => {
  const [last, setLast] = useState<{ readonly listKey: string; readonly page: Page } | null>(null);
  if (page && (last?.page !== page || last.listKey !== listKey)) setLast({ listKey, page });

  if (page) {
    return page.results.length === 0
      ? { kind: "empty", page }
      : { kind: "results", page, turning: loading, failed: null };
  }
  if (last?.listKey === listKey && last.page.results.length > 0) {
    return {
      kind: "results",
      page: last.page,
      turning: loading,
      failed: loading ? null : (error ?? null),
    };
  }
  return error && !loading ? { kind: "error", error } : { kind: "loading" };
};
