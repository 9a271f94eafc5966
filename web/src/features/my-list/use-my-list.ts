import type { ListEntry, ListKey } from "./my-list.ts";
import { MAX_LIST_TITLES } from "./my-list.ts";
import { keepTitles, useIsKept, useKeptTitles } from "./kept-titles.ts";

export const myList = keepTitles("myList", MAX_LIST_TITLES);

/** My list, in the order of adding. Empty in the rendering that hydrates. */
export const useMyList = (): readonly ListEntry[] => useKeptTitles(myList);

export const useIsOnMyList = (title: ListKey): boolean => useIsKept(myList, title);
