import { useMemo } from "react";

import { storedText } from "../../lib/storage/stored-text.ts";
import { useStoredText } from "../../lib/storage/use-stored-text.ts";

/** How many searches are kept, the last one first. */
const MAX_SEARCHES = 5;
/** Longer texts are no words to search for again. */
const MAX_LENGTH = 100;

const stored = storedText("localStorage", "recentSearches");

/** What is stored; whatever is no list of texts is left out. */
const parse = (text: string | null): readonly string[] => {
  try {
    const value: unknown = JSON.parse(text ?? "[]");
    if (!Array.isArray(value)) return [];
    return value.filter((each) => typeof each === "string").slice(0, MAX_SEARCHES);
  } catch {
    // Damaged, or written by another program.
    return [];
  }
};

/** Keeps a search in this browser, before the others; the same one, in whichever case, is kept once. */
export const addRecentSearch = (query: string): void => {
  const search = query.trim();
  if (search === "" || search.length > MAX_LENGTH) return;
  const others = parse(stored.read()).filter((each) => each.toLowerCase() !== search.toLowerCase());
  stored.write(JSON.stringify([search, ...others].slice(0, MAX_SEARCHES)));
};

/** Forgets all of them. */
export const clearRecentSearches = (): void => void stored.write(null);

/** The searches that this browser keeps, the last one first; none in the rendering that hydrates. */
export const useRecentSearches = (): readonly string[] => {
  const text = useStoredText(stored);
  return useMemo(() => parse(text), [text]);
};
