import { invalidPage } from "../http/api-error.ts";

const PAGE_SIZE = 20;
const LAST_PAGE = 500;

/**
 * The requested page.
 *
 * @throws ApiError with `status_code` 22 unless it is a whole number from 1 to 500
 */
export function pageFrom(query: URLSearchParams): number {
  const text = query.get("page");
  if (text === null || text === "") return 1;
  const page = /^\d+$/.test(text) ? Number(text) : 0;
  if (page < 1 || page > LAST_PAGE) throw invalidPage();
  return page;
}

/** One page of 20 with the totals of the whole. */
export function paged<Item, Result>(
  items: readonly Item[],
  page: number,
  shape: (item: Item) => Result,
) {
  return {
    page,
    results: items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(shape),
    total_pages: Math.max(1, Math.ceil(items.length / PAGE_SIZE)),
    total_results: items.length,
  };
}
