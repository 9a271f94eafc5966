import { useCallback, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/**
 * Gives a function that scrolls to the top with the next step of the history. It waits for that step
 * to be on the page: scrolling sooner would overwrite the position that Back returns to.
 */
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
