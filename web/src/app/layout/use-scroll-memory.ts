import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

import { storedText } from "../../lib/storage/stored-text.ts";
import { whenIdle } from "../../lib/tasks.ts";
import { getPageKey } from "../../lib/url/page-key.ts";

/** How long a page gone back to may take to grow to the height it had, on a slow phone too. */
const patienceMs = 30_000;

/**
 * Scrolls to the top on going to another path, and to where the visitor was on going Back or
 * Forward. A page that comes back before its content is as high as it was is scrolled again as it
 * grows, until it fits or the visitor scrolls by hand. A change of the URL query alone, or a
 * replaced URL, leaves the position. Another document is first placed by the browser, which has
 * no script to wait for.
 */
export const useScrollMemory = (): void => {
  const { key, pathname, search } = useLocation();
  const navigation = useNavigationType();
  /** By the keys of the history's steps, and by pages. */
  const positions = useRef(new Map<string, number>());
  const before = useRef({ key, pathname, search });

  useEffect(() => {
    history.scrollRestoration = "manual";
    return () => {
      history.scrollRestoration = "auto";
    };
  }, []);

  useEffect(() => {
    const remember = () => {
      positions.current.set(before.current.key, scrollY);
      // A step whose URL is replaced is left by another key where that is not rendered yet.
      positions.current.set(getPageKey(before.current.pathname), scrollY);
    };
    addEventListener("scroll", remember, { passive: true });
    // What was scrolled before the app listened; once idle, asking lays nothing out.
    whenIdle(remember);
    return () => removeEventListener("scroll", remember);
  }, []);

  useLayoutEffect(() => {
    const last = before.current;
    before.current = { key, pathname, search };
    // Read when the visitor comes back to it in another document, as after this one is loaded again.
    if (last.key !== key) storePosition(last, positions.current.get(last.key) ?? 0);
    if (navigation !== "POP") {
      const elsewhere = getPageKey(last.pathname) !== getPageKey(pathname);
      if (navigation === "PUSH" && elsewhere) scrollTo(0, 0);
      // Nobody may scroll before they leave this step again, and it has a place all the same.
      positions.current.set(key, scrollY);
      return undefined;
    }
    const top = readPosition(positions.current, before.current);
    // A document's first page is at its top, or where the browser or the visitor has brought it.
    // To ask would have the browser lay it out.
    if (last.key === key && (top === 0 || (scrollY > 0 && reaches(top)))) return undefined;
    return restore(top);
  }, [key, pathname, search, navigation]);

  // A page that is loaded again, or come back to from another one, is where it was; so is one that a phone
  // forgets while another app is in front, which no event tells.
  useEffect(() => {
    const leave = () => {
      // By the window's URL: the router may not have rendered a replaced one yet.
      storePosition(stepOfWindow(), scrollY);
      history.scrollRestoration = "auto";
    };
    const comeBack = () => {
      history.scrollRestoration = "manual";
    };
    const follow = () => (document.visibilityState === "hidden" ? leave() : comeBack());
    addEventListener("pagehide", leave);
    addEventListener("pageshow", comeBack);
    document.addEventListener("visibilitychange", follow);
    return () => {
      document.removeEventListener("visibilitychange", follow);
      removeEventListener("pagehide", leave);
      removeEventListener("pageshow", comeBack);
    };
  }, []);
};

const reaches = (top: number): boolean =>
  document.documentElement.scrollHeight - innerHeight >= top - 2;

interface Step {
  readonly key: string;
  readonly pathname: string;
  readonly search: string;
}

/** The step that the window is at, as the router numbers it in the history's state. */
const stepOfWindow = (): Step => {
  const state: unknown = history.state;
  const known = typeof state === "object" && state !== null && "key" in state ? state.key : null;
  const { pathname, search } = location;
  return { key: typeof known === "string" ? known : "default", pathname, search };
};

/** The first step of every document has the same key: only with its URL does it tell one page from another. */
const storedPosition = ({ key, pathname, search }: Step) =>
  storedText("sessionStorage", `flickmap:scroll:${key}:${pathname}${search}`);

const storePosition = (step: Step, top: number): void => {
  storedPosition(step).write(String(top));
};

/** Whether this document is one the visitor was on before: loaded again, or come back to. Else it starts at its top. */
const cameBack = (): boolean =>
  performance
    .getEntriesByType("navigation")
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type !== "navigate");

const readPosition = (positions: ReadonlyMap<string, number>, step: Step): number => {
  const known = positions.get(step.key);
  if (known !== undefined) return known;
  const stored = cameBack() ? storedPosition(step).read() : null;
  return stored === null ? (positions.get(getPageKey(step.pathname)) ?? 0) : Number(stored);
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
