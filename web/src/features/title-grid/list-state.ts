import { useState } from "react";

import { useStandingError } from "../../network/use-standing-error.ts";
import type { Age } from "./_internal/age-notice.ts";

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

/** The state of the query for a page, as a query hook gives it. */
export interface PageQuery<Page> {
  /** The requested page; nothing while it is not here, or when it failed. */
  readonly page: Page | null | undefined;
  readonly loading: boolean;
  readonly error: Error | undefined;
  /** The page that the URL names, from 1 on. */
  readonly named: number;
}

/** What the result area shows: exactly one of these. */
export type ListState<Page> =
  | { readonly kind: "loading" }
  | {
      readonly kind: "error";
      readonly error: Error;
      /** Where the page of the same list that was shown before is; null where none was. */
      readonly before: ListedPage["pageInfo"] | null;
    }
  | { readonly kind: "empty"; readonly page: Page }
  /** The list has pages, but none of that number. */
  | { readonly kind: "beyond"; readonly lastPage: number }
  | {
      readonly kind: "results";
      readonly page: Page;
      /** Another page of the same list is on its way; this one stays until then. */
      readonly turning: boolean;
    };

/**
 * The state of a list. While another page of the same list loads, the page before it stays; when it
 * fails, the error takes its place. Another list (another `listKey`: other filters, another query)
 * starts with placeholders.
 */
export const useListState = <Page extends ListedPage>(
  { page: found, loading, error, named }: PageQuery<Page>,
  listKey: string,
): ListState<Page> => {
  const lastPage = found?.pageInfo.totalPages ?? 0;
  const beyond = lastPage > 0 && named > lastPage;
  const page = beyond ? undefined : found;
  const [last, setLast] = useState<{ readonly listKey: string; readonly page: Page } | null>(null);
  if (page && (last?.page !== page || last.listKey !== listKey)) setLast({ listKey, page });

  const shownError = useStandingError(`${listKey} ${named}`, error, loading);

  if (beyond) return { kind: "beyond", lastPage };
  if (page) {
    return page.results.length === 0
      ? { kind: "empty", page }
      : { kind: "results", page, turning: loading };
  }
  const before = last?.listKey === listKey ? last.page : null;
  if (shownError) return { kind: "error", error: shownError, before: before?.pageInfo ?? null };
  return before && before.results.length > 0
    ? { kind: "results", page: before, turning: true }
    : { kind: "loading" };
};

/** The status that the gateway sends a list's page with; undefined for 200. */
export const listStatus = ({ kind }: ListState<unknown>): 404 | 503 | undefined => {
  if (kind === "error") return 503;
  return kind === "beyond" ? 404 : undefined;
};
