import { useEffect, useEffectEvent, useMemo, useState } from "react";

import type { ShownQuery } from "../../network/use-shown-query.ts";
import type { ListKey } from "../my-list/my-list.ts";
import { listKey } from "../my-list/my-list.ts";
import { useHiddenSeen } from "../my-list/use-seen.ts";
import type { ListedPage, ListState } from "./list-state.ts";
import { getListState } from "./list-state.ts";

/** Titles on a full page. */
const PAGE_SIZE = 20;
/** So many pages more are requested for one that is to be filled up: a hundred titles in all. */
const MAX_FURTHER_PAGES = 4;

/** A page whose titles are known by their numbers. */
interface TitlePage extends ListedPage {
  readonly results: readonly ListKey[];
}

interface Further<Page> {
  /** The page that they follow. */
  readonly first: Page;
  readonly pages: readonly Page[];
  /** Whether one failed. */
  readonly ended: boolean;
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
  const isFull = left >= PAGE_SIZE || through >= page + MAX_FURTHER_PAGES;
  return isFull || through >= totalPages ? null : through + 1;
};

/**
 * Loads pages until enough titles are left, and gives them all at once, so that where the titles can be watched is
 * requested once. It never fails: what could not be had fills nothing, and the paging leads on.
 */
const fill = async <Page extends TitlePage>(
  { first, pages }: Further<Page>,
  hidden: ReadonlySet<string>,
  load: (page: number) => Promise<Page | null | undefined>,
): Promise<Further<Page>> => {
  const next = nextPage(join(first, pages), hidden);
  if (next === null) return { first, pages, ended: false };
  const page = await load(next).catch(() => null);
  return page
    ? fill({ first, pages: [...pages, page], ended: false }, hidden, load)
    : { first, pages, ended: true };
};

/**
 * The state of a list. Where the visitor hides what they have seen, which the gateway is not told, a page that has few
 * titles left is filled up with whole pages that follow it: none is left out and none comes twice.
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
  const [further, setFurther] = useState<Further<Page> | null>(null);
  const first = state.kind === "results" && !state.turning && hidden.size > 0 ? state.page : null;
  const known = further?.first === first ? further : null;
  const joined = useMemo(() => first && join(first, known?.pages ?? []), [first, known]);
  const next = joined === null || known?.ended ? null : nextPage(joined, hidden);

  const load = useEffectEvent(async (page: number) => {
    const data = await query.request({ page });
    return data && getPage(data);
  });
  const begin = useEffectEvent((start: Page) =>
    fill({ first: start, pages: known?.pages ?? [], ended: false }, hidden, load),
  );
  useEffect(() => {
    if (first === null || next === null) return undefined;
    let left = false;
    void begin(first).then((filled) => (left ? undefined : setFurther(filled)));
    return () => {
      left = true;
    };
  }, [first, next]);

  return state.kind === "results" && joined !== null ? { ...state, page: joined } : state;
};
