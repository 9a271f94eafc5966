import { useSyncExternalStore } from "react";

import { storedText } from "../../lib/storage/stored-text.ts";
import type { ListEntry, ListKey } from "./my-list.ts";
import { listKey, parseList } from "./my-list.ts";

const stored = storedText("localStorage", "myList");

interface KnownList {
  readonly text: string | null;
  readonly list: readonly ListEntry[];
  readonly keys: ReadonlySet<string>;
}

const emptyList: readonly ListEntry[] = [];
let known: KnownList = { text: null, list: emptyList, keys: new Set() };

const read = (): KnownList => {
  const text = stored.read();
  if (text !== known.text) {
    const list = parseList(text);
    known = { text, list, keys: new Set(list.map(listKey)) };
  }
  return known;
};

/** The list that this browser keeps, in the order of adding; the same object until it changes. */
export const readMyList = (): readonly ListEntry[] => read().list;

/** Keeps a list. False where the browser could not store it: then it lasts as long as the page. */
export const saveMyList = (list: readonly ListEntry[]): boolean =>
  stored.write(list.length === 0 ? null : JSON.stringify(list));

/** The list of this browser, in whichever tab it changes. Empty in the rendering that hydrates. */
export const useMyList = (): readonly ListEntry[] =>
  useSyncExternalStore(stored.subscribe, readMyList, () => emptyList);

/** Whether a title is on the list. */
export const useIsOnMyList = (title: ListKey): boolean =>
  useSyncExternalStore(
    stored.subscribe,
    () => read().keys.has(listKey(title)),
    () => false,
  );
