import { useEffect, useState } from "react";

/** How far from the top hiding begins, and how far one must scroll for a change. */
const thresholdPx = 10;

/** Where the header is: at the very top of the page, above what was scrolled to, or out of the way. */
export type HeaderState = "top" | "shown" | "hidden";

/** Follows the scrolling: hidden while the visitor goes down, shown again as soon as they go up. */
export const useHeaderState = (): HeaderState => {
  const [position, setPosition] = useState<HeaderState>("top");
  useEffect(() => {
    let turned = scrollY;
    const follow = () => {
      const y = Math.max(0, scrollY);
      if (y > thresholdPx && Math.abs(y - turned) < thresholdPx) return;
      setPosition(y <= thresholdPx ? "top" : y > turned ? "hidden" : "shown");
      turned = y;
    };
    addEventListener("scroll", follow, { passive: true });
    // A page that is loaded again may begin where it was left, far from its top, and never scroll.
    const start = requestAnimationFrame(() => {
      if (scrollY > thresholdPx) setPosition((now) => (now === "top" ? "shown" : now));
    });
    return () => {
      removeEventListener("scroll", follow);
      cancelAnimationFrame(start);
    };
  }, []);
  return position;
};
