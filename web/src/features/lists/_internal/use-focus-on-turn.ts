import { useLayoutEffect, useRef } from "react";
import type { RefObject } from "react";

/**
 * Gives the ref of a list whose pages are turned from within it. When another page is here and the focus
 * is still on what turned it, at the list's foot, it goes to the list's start, where the page has been
 * scrolled to: the next Tab leads to the first title. So too where the focus is nowhere, because what
 * turned the page is off on the last one, or the button to try again after a failure went with the failure.
 * Elsewhere it is left alone.
 * @param page the page on show; null while there is none
 * @param failed whether a failure stands in the list's place
 */
export const useFocusOnTurn = (
  page: number | null,
  failed: boolean,
): RefObject<HTMLDivElement | null> => {
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  const stood = useRef(failed);
  useLayoutEffect(() => {
    const askedAgain = stood.current && !failed;
    stood.current = failed;
    if (askedAgain && document.activeElement === document.body) {
      list.current?.focus({ preventScroll: true });
    }
  }, [failed]);
  useLayoutEffect(() => {
    if (page === null || page === shown.current) return;
    const turned = shown.current !== null;
    shown.current = page;
    const at = document.activeElement;
    const atTheFoot = at === document.body || list.current?.querySelector("nav")?.contains(at);
    if (turned && atTheFoot) list.current?.focus({ preventScroll: true });
  }, [page]);
  return list;
};
