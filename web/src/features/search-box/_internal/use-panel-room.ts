import { useLayoutEffect, useRef } from "react";
import type { RefObject } from "react";

import { panelRoom } from "./panel-room.ts";

/**
 * Gives the ref of a list that opens at a field: on the side with room, and never higher than what can
 * be seen, without the header and a phone's keyboard.
 * @param field what the list belongs to
 */
export const usePanelRoom = (
  field: RefObject<HTMLElement | null>,
): RefObject<HTMLDivElement | null> => {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const view = globalThis.visualViewport;
    if (!view) return undefined;
    const place = () => {
      const list = panel.current;
      if (!list || !field.current) return;
      const header = document.querySelector("header");
      const headerEnd =
        header && !header.contains(list) ? header.getBoundingClientRect().bottom : 0;
      const room = panelRoom(field.current.getBoundingClientRect(), {
        top: Math.max(view.offsetTop, headerEnd),
        bottom: view.offsetTop + view.height,
      });
      list.toggleAttribute("data-above", room.above);
      list.style.setProperty("--room", `${room.height}px`);
    };
    place();
    view.addEventListener("resize", place);
    return () => view.removeEventListener("resize", place);
  }, [field]);
  return panel;
};
