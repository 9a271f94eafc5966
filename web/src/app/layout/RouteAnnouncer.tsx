import { useEffect, useRef, useState, useCallback } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { getLoadingTitle } from "../../ui/PageHead.tsx";
import { VisuallyHidden } from "../../ui/primitives.ts";
import { getPageKey } from "../../lib/url/page-key.ts";

/** How long a page gone back to may take to show the link that was followed from it. */
const PATIENCE_MS = 10_000;

/** The focus goes to the link that was followed from the page on going back to it, else to the start of the page. */
function useFocusMemory(): () => () => void {
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
    const area = document.querySelector<HTMLElement>("main");
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
  }, [key, navigation]);
}

/** How long a title must stand before it is read out: the next may follow immediately. */
const settleMs = 300;

/** After going to another path: moves the focus to the page, and reads its title out as soon as it has one. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const screen = getPageKey(pathname);
  const shown = useRef(screen);
  const moveFocus = useFocusMemory();
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
