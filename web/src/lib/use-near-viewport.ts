import { useEffect, useRef, useState } from "react";
import type { RefObject } from "react";

/** How far below the window an element counts as near. */
const margin = "300px";

/**
 * Tells when an element comes near the window for the first time; true from then on.
 *
 * @returns the reference to give to the element, and whether it has come near
 */
export function useNearViewport<Element extends HTMLElement>(): readonly [
  RefObject<Element | null>,
  boolean,
] {
  const element = useRef<Element>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [near]);
  return [element, near];
}
