import { storedText } from "../../lib/storage/stored-text.ts";
import { useStoredText } from "../../lib/storage/use-stored-text.ts";
import type { ListEntry, ListKey } from "./my-list.ts";
import { MAX_SEEN_TITLES } from "./my-list.ts";
import { keepTitles, useIsKept, useKeptKeys, useKeptTitles } from "./kept-titles.ts";

/** What the visitor has seen. It never leaves the browser: no request, link or cookie says it. */
export const seen = keepTitles("seen", MAX_SEEN_TITLES);

/** What the visitor has seen, in the order of marking. Empty in the rendering that hydrates. */
export const useSeen = (): readonly ListEntry[] => useKeptTitles(seen);

/** Its titles by `listKey`. */
export const useSeenKeys = (): ReadonlySet<string> => useKeptKeys(seen);

export const useIsSeen = (title: ListKey): boolean => useIsKept(seen, title);

const stored = storedText("localStorage", "hideSeen");

/** Whether rows and lists leave out what the visitor has seen. False in the rendering that hydrates. */
export const useHideSeen = (): boolean => useStoredText(stored) === "true";

/** Remembers the choice for the next visit and for the browser's other tabs. */
export const setHideSeen = (hide: boolean): void => {
  stored.write(hide ? "true" : null);
};

const nothing: ReadonlySet<string> = new Set();

/** What rows and lists leave out, by `listKey`: what is seen, where the visitor wants that. */
export const useHiddenSeen = (): ReadonlySet<string> => {
  const keys = useSeenKeys();
  return useHideSeen() ? keys : nothing;
};
