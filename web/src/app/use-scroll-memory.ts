import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

import { storedText } from "../shared/stored-text.ts";
import { screenOf } from "./screen-of.ts";

/** How long a page gone back to may take to grow to the height it had. */
const patienceMs = 4_000;

/**
 * Scrolls to the top on going to another path, and to where the visitor was on going Back or
 * Forward. A page that comes back before its content is as high as it was is scrolled again as it
 * grows, until it fits or the visitor scrolls by hand. A change of the address query alone, or a
 * replaced address, leaves the position.
 */
export const useScrollMemory = (): void => {
  const { key, pathname } = useLocation();
  const navigation = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const before = useRef({ key, pathname });

  useEffect(() => {
    history.scrollRestoration = "manual";
    return () => {
      history.scrollRestoration = "auto";
    };
  }, []);

  useEffect(() => {
    const remember = () => positions.current.set(before.current.key, scrollY);
    addEventListener("scroll", remember, { passive: true });
    return () => removeEventListener("scroll", remember);
  }, []);

  useLayoutEffect(() => {
    const last = before.current;
    before.current = { key, pathname };
    if (navigation !== "POP") {
      const elsewhere = screenOf(last.pathname) !== screenOf(pathname);
      if (navigation === "PUSH" && elsewhere) scrollTo(0, 0);
      // Nobody may scroll before they leave this step again, and it has a place all the same.
      positions.current.set(key, scrollY);
      return undefined;
    }
    const top = readPosition(positions.current, key);
    // A document's first screen stands at its top already. To ask would have the browser lay it out.
    if (top === 0 && last.key === key) return undefined;
    return restore(top);
  }, [key, pathname, navigation]);

  // A page that is loaded anew comes back to where it was.
  useEffect(() => {
    const store = () => void storedPosition(before.current.key).write(String(scrollY));
    addEventListener("pagehide", store);
    return () => removeEventListener("pagehide", store);
  }, []);
};

/** The first step of every document has the same key: only with its address does it tell one page from another. */
const storedPosition = (key: string) =>
  storedText("sessionStorage", `flickmap:scroll:${key}:${location.pathname}${location.search}`);

/** Whether this document is one the visitor was on before: loaded anew, or come back to. Else it starts at its top. */
const cameBack = (): boolean =>
  performance
    .getEntriesByType("navigation")
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type !== "navigate");

const readPosition = (positions: ReadonlyMap<string, number>, key: string): number => {
  const known = positions.get(key);
  if (known !== undefined) return known;
  if (!cameBack()) return 0;
  return Number(storedPosition(key).read());
};

const restore = (top: number): (() => void) | undefined => {
  scrollTo(0, top);
  if (Math.abs(scrollY - top) < 2) return undefined;
  const growth = new ResizeObserver(() => {
    scrollTo(0, top);
    if (Math.abs(scrollY - top) < 2) stop();
  });
  const byHand = ["wheel", "touchstart", "keydown", "pointerdown"] as const;
  const stop = () => {
    growth.disconnect();
    clearTimeout(timer);
    for (const event of byHand) removeEventListener(event, stop);
  };
  const timer = setTimeout(stop, patienceMs);
  for (const event of byHand) addEventListener(event, stop, { passive: true });
  growth.observe(document.documentElement);
  return stop;
};
