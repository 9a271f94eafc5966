import { useCallback, useEffect, useRef } from "react";
import type { RefObject } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/** How long a page gone back to may take to show the link that was followed from it. */
const PATIENCE_MS = 10_000;

/**
 * Returns the function that moves the focus after a step of the history: to the link that was followed
 * from the page on going back to it, else to the start of the page.
 */
export function useFocusMemory(main: RefObject<HTMLElement | null>): () => () => void {
  const { key } = useLocation();
  const navigation = useNavigationType();
  const followed = useRef(new Map<string, string>());
  const step = useRef(key);
  useEffect(() => {
    const remember = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest("main a[href]") : null;
      const href = link?.getAttribute("href");
      if (href) followed.current.set(step.current, href);
    };
    addEventListener("click", remember, true);
    return () => removeEventListener("click", remember, true);
  }, []);
  useEffect(() => {
    step.current = key;
  }, [key]);
  return useCallback(() => {
    const href = navigation === "POP" ? followed.current.get(key) : undefined;
    const area = main.current;
    const focusLink = () => {
      const link = href && area?.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`);
      if (!link) return false;
      link.focus({ preventScroll: true });
      return true;
    };
    if (!area || focusLink()) return () => {};
    area.focus({ preventScroll: true });
    if (href === undefined) return () => {};
    const growth = new MutationObserver(() => {
      // A visitor who has gone on by keyboard is left where they are.
      if (document.activeElement !== area || focusLink()) stop();
    });
    const timer = setTimeout(() => stop(), PATIENCE_MS);
    const stop = () => {
      clearTimeout(timer);
      growth.disconnect();
    };
    growth.observe(area, { childList: true, subtree: true });
    return stop;
  }, [key, navigation, main]);
}
