import type { FocusEvent, PointerEvent } from "react";

import type { Carousel } from "./use-carousel.ts";

/**
 * What an element needs to hold a carousel's clock while the pointer or the keyboard is inside. A
 * focus that a click left behind does not hold it: the pointer's going away would then not let it go on.
 */
export const holdHandlers = (hold: Carousel["hold"]) => ({
  onPointerEnter: () => hold("pointer", true),
  onPointerLeave: () => hold("pointer", false),
  onPointerCancel: (event: PointerEvent) => {
    if (event.pointerType !== "mouse") hold("pointer", false);
  },
  onFocus: (event: FocusEvent) => hold("focus", event.target.matches(":focus-visible")),
  onBlur: (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) hold("focus", false);
  },
});
