import { withParams } from "./with-params.ts";

/** The last page of a list that the film database serves. */
const LAST_PAGE = 500;

export const readNamedPage = (written: string | null): number => {
  const plain = written?.trim() ?? "";
  return /^\d+(?:\.\d+)?$/u.test(plain) ? Math.max(1, Math.trunc(Number(plain))) : 1;
};

/** The page to query for it: 1 to 500, the pages the film database serves. */
export const readPage = (written: string | null): number =>
  Math.min(LAST_PAGE, readNamedPage(written));

/** A URL query with another page in it; the first page is not written. */
export const withPage = (query: URLSearchParams, page: number): string =>
  withParams(query, { page: page === 1 ? null : String(page) });
