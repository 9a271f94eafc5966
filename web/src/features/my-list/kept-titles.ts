import { useSyncExternalStore } from "react";

import { storedText } from "../../lib/storage/stored-text.ts";
import type { ListEntry, ListKey } from "./my-list.ts";
import { listKey, parseList } from "./my-list.ts";

export interface KeptTitles {
  readonly max: number;
  /** In the order of adding; the same object until it changes. */
  readonly read: () => readonly ListEntry[];
  /** Their `listKey`s; the same object until they change. */
  readonly readKeys: () => ReadonlySet<string>;
  /** False where the browser could not store them: then they last as long as the page. */
  readonly save: (list: readonly ListEntry[]) => boolean;
  /** Calls back when this tab or another one saves. Returns the function that ends this. */
  readonly subscribe: (listener: () => void) => () => void;
}

const noTitles: readonly ListEntry[] = [];
const noKeys: ReadonlySet<string> = new Set();

/**
 * Keeps titles in the browser's storage.
 *
 * @param key where they are stored
 * @param max how many there is room for
 */
export const keepTitles = (key: string, max: number): KeptTitles => {
  const stored = storedText("localStorage", key);
  let isFollowed = false;
  let known: { readonly list: readonly ListEntry[]; readonly keys: ReadonlySet<string> } | null =
    null;
  // Before whoever else follows it, who then reads what it is now.
  const follow = () => {
    if (!isFollowed) stored.subscribe(() => void (known = null));
    isFollowed = true;
  };
  // Up to 500 KB: read and parsed once a change, not once a card.
  const read = () => {
    follow();
    const list = known?.list ?? parseList(stored.read(), max);
    known ??= { list, keys: new Set(list.map(listKey)) };
    return known;
  };
  return {
    max,
    read: () => read().list,
    readKeys: () => read().keys,
    save: (list) => stored.write(list.length === 0 ? null : JSON.stringify(list)),
    subscribe: (listener) => {
      follow();
      return stored.subscribe(listener);
    },
  };
};

export const useKeptTitles = ({ subscribe, read }: KeptTitles): readonly ListEntry[] =>
  useSyncExternalStore(subscribe, read, () => noTitles);

/** Their `listKey`s. None in the rendering that hydrates. */
export const useKeptKeys = ({ subscribe, readKeys }: KeptTitles): ReadonlySet<string> =>
  useSyncExternalStore(subscribe, readKeys, () => noKeys);

export const useIsKept = ({ subscribe, readKeys }: KeptTitles, title: ListKey): boolean =>
  useSyncExternalStore(
    subscribe,
    () => readKeys().has(listKey(title)),
    () => false,
  );
