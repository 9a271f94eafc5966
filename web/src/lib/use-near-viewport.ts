import { useEffect, useRef, useState, type RefObject } from "react";

/** What a visitor does, and a page that is only loaded does not. */
const interactions = ["scroll", "pointermove", "pointerdown", "keydown"] as const;

/** The reference to give to an element, whether it has come near the window, and whether the visitor has done anything. */
export function useNearViewport<Element extends HTMLElement>(): readonly [
  RefObject<Element | null>,
  boolean,
  boolean,
] {
  const element = useRef<Element>(null);
  const [near, setNear] = useState(false);
  const [acted, setActed] = useState(false);
  useEffect(() => {
    if (near || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: "300px" },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [near]);
  useEffect(() => {
    if (acted) return undefined;
    const note = () => setActed(true);
    // A part of the page that is hydrated late was not there when the visitor scrolled to it.
    if (scrollY > 0) note();
    for (const act of interactions) addEventListener(act, note, { passive: true });
    return () => {
      for (const act of interactions) removeEventListener(act, note);
    };
  }, [acted]);
  return [element, near, acted];
}
