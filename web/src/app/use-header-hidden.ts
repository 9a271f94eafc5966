import { useEffect, useState } from "react";

/** How far from the top hiding begins, and how far one must scroll for a change (specification section 9). */
const thresholdPx = 10;

/** True while the visitor has been scrolling down; false again as soon as they scroll up, and at the top. */
export const useHeaderHidden = (): boolean => {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    let turned = scrollY;
    const follow = () => {
      const y = Math.max(0, scrollY);
      if (y > thresholdPx && Math.abs(y - turned) < thresholdPx) return;
      setHidden(y > thresholdPx && y > turned);
      turned = y;
    };
    addEventListener("scroll", follow, { passive: true });
    return () => removeEventListener("scroll", follow);
  }, []);
  return hidden;
};
