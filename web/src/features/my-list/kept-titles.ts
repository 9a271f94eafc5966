import { useSyncExternalStore } from "react";
import { storedText, useStoredText } from "../../lib/storage/stored-text.ts";
import {
  type ListEntry,
  type ListKey,
  listKey,
  parseList,
  MAX_LIST_TITLES,
  MAX_SEEN_TITLES,
} from "./my-list.ts";

export type KeptTitles = ReturnType<typeof keepTitles>;

interface Known {
  readonly list: readonly ListEntry[];
  readonly keys: ReadonlySet<string>;
}

/** The same each time: another one than in the rendering that hydrates would have React render the page again at once. */
const nothing: Known = { list: [], keys: new Set() };
const readNothing = () => nothing.keys;

/** Keeps as many titles as there is room for in the browser's storage. */
const keepTitles = (key: string, max: number) => {
  const stored = storedText("localStorage", key);
  let isFollowed = false;
  let known: Known | null = null;
  // Before whoever else follows it, who then reads what it is now.
  const follow = () => {
    if (!isFollowed) stored.subscribe(() => void (known = null));
    isFollowed = true;
  };
  // Up to 500 KB: read and parsed once a change, not once a card.
  const read = () => {
    follow();
    if (known) return known;
    const list = parseList(stored.read(), max);
    known = list.length === 0 ? nothing : { list, keys: new Set(list.map(listKey)) };
    return known;
  };
  return {
    max,
    read: () => read().list,
    readKeys: () => read().keys,
    /** False where the browser could not store them: then they last as long as the page. */
    save: (list: readonly ListEntry[]) =>
      stored.write(list.length === 0 ? null : JSON.stringify(list)),
    subscribe: (listener: () => void) => {
      follow();
      return stored.subscribe(listener);
    },
  };
};

const useKeptTitles = ({ subscribe, read }: KeptTitles): readonly ListEntry[] =>
  useSyncExternalStore(subscribe, read, () => nothing.list);

const useIsKept = ({ subscribe, readKeys }: KeptTitles, title: ListKey): boolean =>
  useSyncExternalStore(
    subscribe,
    () => readKeys().has(listKey(title)),
    () => false,
  );

export const myList = keepTitles("myList", MAX_LIST_TITLES);

export const useMyList = (): readonly ListEntry[] => useKeptTitles(myList);

export const useIsOnMyList = (title: ListKey): boolean => useIsKept(myList, title);

/** What the visitor has seen. It never leaves the browser: no request, link or cookie says it. */
export const seen = keepTitles("seen", MAX_SEEN_TITLES);

export const useSeen = (): readonly ListEntry[] => useKeptTitles(seen);

/** Their `listKey`s, for whom they matter. */
export const useSeenKeys = (matters = true): ReadonlySet<string> =>
  useSyncExternalStore(seen.subscribe, matters ? seen.readKeys : readNothing, readNothing);

export const useIsSeen = (title: ListKey): boolean => useIsKept(seen, title);

const stored = storedText("localStorage", "hideSeen");

/** Whether rows and lists leave out what the visitor has seen. False in the rendering that hydrates. */
export const useHideSeen = (): boolean => useStoredText(stored) === "true";

export const setHideSeen = (hide: boolean): void => {
  stored.write(hide ? "true" : null);
};

/** What rows and lists leave out, by `listKey`: what is seen, where the visitor wants that. */
export const useHiddenSeen = (): ReadonlySet<string> => useSeenKeys(useHideSeen());
