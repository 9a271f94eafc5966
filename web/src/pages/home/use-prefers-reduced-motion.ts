import { useSyncExternalStore } from "react";

const query = "(prefers-reduced-motion: reduce)";

const subscribe = (changed: () => void) => {
  const preference = matchMedia(query);
  preference.addEventListener("change", changed);
  return () => preference.removeEventListener("change", changed);
};

/** Whether the visitor asked their system for less motion. */
export const usePrefersReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
