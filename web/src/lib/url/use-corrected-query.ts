import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";

/** The query of a URL with other values under some of the keys that it has; null takes a key out. */
export const withCorrections = (
  query: URLSearchParams,
  right: Readonly<Record<string, string | null>>,
): URLSearchParams => {
  const next = new URLSearchParams(query);
  for (const [key, value] of Object.entries(right)) {
    if (!query.has(key)) continue;
    if (value === null) next.delete(key);
    else next.set(key, value);
  }
  return next;
};

/**
 * Brings a URL to what its page shows, without a step of the history: what was ignored in it
 * is taken out. Keys that the URL does not have stay away.
 *
 * @param right what each key should read; null for one that was ignored
 * @param known false while that is not known yet
 */
export const useCorrectedQuery = (
  right: Readonly<Record<string, string | null>>,
  known = true,
): void => {
  const [query, setQuery] = useSearchParams();
  const corrected = withCorrections(query, right).toString();
  const isRight = corrected === query.toString();
  useEffect(() => {
    if (known && !isRight) setQuery(new URLSearchParams(corrected), { replace: true });
  }, [known, isRight, corrected, setQuery]);
};
