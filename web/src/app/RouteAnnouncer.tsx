import { useEffect, useRef, useState } from "react";
import type { RefObject } from "react";
import { useLocation } from "react-router-dom";

import { VisuallyHidden } from "../ui/VisuallyHidden.tsx";

import { screenOf } from "./screen-of.ts";

/** How long a new screen has to set its title before it is read out. */
const settleMs = 300;

/** After going to another path: puts the focus at the start of the screen, and reads its title out. */
export function RouteAnnouncer({ main }: { readonly main: RefObject<HTMLElement | null> }) {
  const { pathname } = useLocation();
  const screen = screenOf(pathname);
  const shown = useRef(screen);
  const [announced, setAnnounced] = useState("");
  useEffect(() => {
    if (shown.current === screen) return undefined;
    shown.current = screen;
    main.current?.focus({ preventScroll: true });
    const timer = setTimeout(() => setAnnounced(document.title), settleMs);
    return () => clearTimeout(timer);
  }, [screen, main]);
  return <VisuallyHidden as="output">{announced}</VisuallyHidden>;
}
