import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

import { readJson, storedText } from "../../lib/storage/stored-text.ts";
import { whenIdle } from "../../lib/tasks.ts";
import { getPageKey } from "../../lib/url/page-key.ts";

/** How long a page gone back to may take to grow to the height it had, on a slow phone too. */
const PATIENCE_MS = 30_000;
const MAX_POSITIONS = 100;

const stored = storedText("sessionStorage", "flickmap:scroll");

/** By the steps of the history, those of this tab's earlier documents too. */
const readPositions = () =>
  readJson(stored, (pairs: [string, number][]) => new Map(pairs), new Map<string, number>());

/** Whether this document is one the visitor was on before: loaded again, or come back to. Else it starts at its top. */
const cameBack = (): boolean =>
  performance
    .getEntriesByType("navigation")
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type !== "navigate");

/**
 * Goes to the top on another path, and on Back or Forward to where the visitor was: again as the page grows, until it fits or
 * they scroll by hand. Another query alone leaves the position. Another document is first placed by the browser.
 */
export const useScrollMemory = (): void => {
  const { key, pathname, search } = useLocation();
  const navigation = useNavigationType();
  const page = getPageKey(pathname);
  // The first step of every document has the same key: only with its page does it tell one from another.
  const step = `${key} ${page}${search}`;
  const shown = useRef({ step, page });
  const [positions] = useState(readPositions);

  useEffect(() => {
    const remember = () => {
      positions.set(shown.current.step, scrollY);
    };
    // A page that is loaded again, or come back to from another one, is where it was; so is one that a phone
    // forgets while another app is in front.
    const follow = () => {
      const isLeft = document.visibilityState === "hidden";
      history.scrollRestoration = isLeft ? "auto" : "manual";
      if (!isLeft) return;
      remember();
      stored.write(JSON.stringify([...positions].slice(-MAX_POSITIONS)));
    };
    history.scrollRestoration = "manual";
    addEventListener("scroll", remember, { passive: true });
    document.addEventListener("visibilitychange", follow);
    // What was scrolled before the app listened; once idle, asking lays nothing out.
    whenIdle(remember);
    return () => {
      history.scrollRestoration = "auto";
      removeEventListener("scroll", remember);
      document.removeEventListener("visibilitychange", follow);
    };
  }, [positions]);

  useLayoutEffect(() => {
    const isFirst = shown.current.step === step;
    const isElsewhere = shown.current.page !== page;
    shown.current = { step, page };
    if (navigation !== "POP") {
      if (navigation === "PUSH" && isElsewhere) scrollTo(0, 0);
      // Nobody may scroll before they leave this step again, and it has a place all the same.
      positions.set(step, scrollY);
      return undefined;
    }
    const top = isFirst && !cameBack() ? 0 : (positions.get(step) ?? 0);
    // A document's first page is at its top, or where the browser or the visitor has brought it.
    // To ask would have the browser lay it out.
    if (isFirst && (top === 0 || (scrollY > 0 && reaches(top)))) return undefined;
    return restore(top);
  }, [step, page, navigation, positions]);
};

const reaches = (top: number): boolean =>
  document.documentElement.scrollHeight - innerHeight >= top - 2;

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
  const timer = setTimeout(stop, PATIENCE_MS);
  for (const event of byHand) addEventListener(event, stop, { passive: true });
  growth.observe(document.documentElement);
  return stop;
};
