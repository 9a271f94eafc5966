import { useRef } from "react";
import type { TouchEvent } from "react";

/** How far a finger must travel to the side, in CSS pixels, and how much farther than up or down. */
const DISTANCE = 48;
const STEEPNESS = 1.5;

/**
 * Tells a swipe to the side from a scroll.
 * @param onSwipe called with 1 for a swipe to the left (the next one), -1 for one to the right
 * @returns the handlers for the element swiped on
 */
export const useSwipe = (onSwipe: (direction: 1 | -1) => void) => {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: (event: TouchEvent) => {
      const touch = event.touches.length === 1 ? event.touches[0] : undefined;
      start.current = touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: (event: TouchEvent) => {
      const touch = event.changedTouches[0];
      if (!start.current || !touch) return;
      const x = touch.clientX - start.current.x;
      const y = touch.clientY - start.current.y;
      start.current = null;
      if (Math.abs(x) >= DISTANCE && Math.abs(x) > Math.abs(y) * STEEPNESS) onSwipe(x < 0 ? 1 : -1);
    },
  };
};
