import { useEffect, useRef, useState } from "react";
import type { RefObject } from "react";
import { useLocation } from "react-router-dom";

import { getLoadingTitle } from "../../ui/PageHead.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";

import { getPageKey } from "../../lib/url/page-key.ts";
import { useFocusMemory } from "./use-focus-memory.ts";

/** How long a title must stand before it is read out: the next may follow immediately. */
const settleMs = 300;

/**
 * After going to another path: moves the focus to the page, and reads its title out as
 * soon as the page has one.
 */
export function RouteAnnouncer({ main }: { readonly main: RefObject<HTMLElement | null> }) {
  const { pathname } = useLocation();
  const screen = getPageKey(pathname);
  const shown = useRef(screen);
  const moveFocus = useFocusMemory(main);
  const [announced, setAnnounced] = useState("");
  useEffect(() => {
    if (shown.current === screen) return undefined;
    shown.current = screen;
    const stopFocusing = moveFocus();
    let timer: ReturnType<typeof setTimeout>;
    const announceSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (document.title === "" || document.title === getLoadingTitle()) return;
        setAnnounced(document.title);
        titles.disconnect();
      }, settleMs);
    };
    const titles = new MutationObserver(announceSoon);
    titles.observe(document.head, { childList: true, characterData: true, subtree: true });
    announceSoon();
    return () => {
      clearTimeout(timer);
      titles.disconnect();
      stopFocusing();
    };
  }, [screen, moveFocus]);
  return <VisuallyHidden as="output">{announced}</VisuallyHidden>;
}
