import type { ShownQuery } from "../../network/use-shown-query.ts";
import type { ListKey } from "../my-list/my-list.ts";
import { listKey } from "../my-list/my-list.ts";
import { useHiddenSeen } from "../my-list/use-seen.ts";
import type { ListedPage, ListState } from "./list-state.ts";
import { getListState } from "./list-state.ts";
import { MAX_FURTHER_PAGES, useFilledUp } from "./use-filled-up.ts";

/** Titles on a full page. */
const PAGE_SIZE = 20;

/** A page whose titles are known by their numbers. */
interface TitlePage extends ListedPage {
  readonly results: readonly ListKey[];
}

/** A page with those that follow it, each title once. */
const join = <Page extends TitlePage>(first: Page, pages: readonly Page[]): Page => {
  const last = pages.at(-1);
  if (!last) return first;
  const all = [first, ...pages].flatMap(({ results }) => results);
  const titles = new Map(all.map((title) => [listKey(title), title]));
  const pageInfo = { ...first.pageInfo, through: last.pageInfo.page };
  return { ...first, results: [...titles.values()], pageInfo };
};

/** The page after those on show, where too few of their titles are left; null for none. */
const nextPage = (shown: TitlePage, hidden: ReadonlySet<string>): number | null => {
  const { page, through = page, totalPages } = shown.pageInfo;
  const left = shown.results.filter((title) => !hidden.has(listKey(title))).length;
  // The gateway may have filled it up already.
  const isFull = left >= PAGE_SIZE || through >= page + MAX_FURTHER_PAGES;
  return isFull || through >= totalPages ? null : through + 1;
};

/**
 * The state of a list. Where the visitor hides what they have seen, which the gateway is not told, a page that has few
 * titles left is filled up.
 *
 * @param named the page that the URL names, from 1 on
 */
export const useListState = <Data, Page extends TitlePage>(
  query: ShownQuery<Data>,
  named: number,
  getPage: (data: Data) => Page | null | undefined,
): ListState<Page> => {
  const state = getListState(query, named, getPage);
  const hidden = useHiddenSeen();
  const first = state.kind === "results" && !state.turning && hidden.size > 0 ? state.page : null;
  const filled = useFilledUp<Page, number>(first, {
    join,
    getNext: (shown) => nextPage(shown, hidden),
    load: async (page) => {
      const data = await query.request({ page });
      return data && getPage(data);
    },
  });
  return state.kind === "results" && filled !== null ? { ...state, page: filled } : state;
};
