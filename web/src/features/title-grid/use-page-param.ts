import { useCallback, useEffect, useState, useRef } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { readNamedPage, readPage, withPage } from "../../lib/url/page-param.ts";

export interface PageParam {
  readonly page: number;
  /** The page that the URL names. Where the list ends before it, there is no such page. */
  readonly named: number;
  readonly goToPage: (page: number) => void;
  /** Told when a link to another page is followed. */
  readonly onTurn: () => void;
}

/**
 * The page of the list, the first again with another country. It scrolls smoothly only where as many placeholders as results
 * come first: on a page that becomes lower meanwhile that would end somewhere else.
 */
export const usePageParam = (
  countryCode: string | null,
  behavior: "smooth" | "instant" = "instant",
): PageParam => {
  const [query, setQuery] = useSearchParams();
  const scrollUp = useScrollUp();
  const outdated = usePageOfOtherCountry(countryCode);
  const onTurn = useCallback(() => scrollUp(behavior), [scrollUp, behavior]);
  const goToPage = useCallback(
    (page: number) => {
      onTurn();
      setQuery((current) => withPage(current, page));
    },
    [setQuery, onTurn],
  );
  const written = outdated ? null : query.get("page");
  return { page: readPage(written), named: readNamedPage(written), goToPage, onTurn };
};

interface Seen {
  readonly country: string | null;
  readonly left: string | null;
}

const turnTo = (seen: Seen, country: string, key: string): Seen =>
  country === seen.country ? seen : { country, left: seen.country === null ? null : key };

const usePageOfOtherCountry = (countryCode: string | null): boolean => {
  const [, setQuery] = useSearchParams();
  const { key } = useLocation();
  const [seen, setSeen] = useState<Seen>({ country: countryCode, left: null });
  // Known in the very render that brings the other country, so that its page 4 is never requested.
  const now = countryCode === null ? seen : turnTo(seen, countryCode, key);
  if (now !== seen) setSeen(now);
  const outdated = now.left === key;
  useEffect(() => {
    if (outdated) setQuery((current) => withPage(current, 1), { replace: true });
  }, [outdated, setQuery]);
  return outdated;
};

/** Scrolls to the top once the next step of the history is on the page: sooner would overwrite where Back returns to. */
export const useScrollUp = (): ((behavior: "smooth" | "instant") => void) => {
  const { key } = useLocation();
  const wanted = useRef<"smooth" | "instant" | null>(null);
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (wanted.current === null) return;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    scrollTo({ top: 0, behavior: still ? "instant" : wanted.current });
    wanted.current = null;
  }, [key]);
  return useCallback((behavior) => {
    wanted.current = behavior;
  }, []);
};
