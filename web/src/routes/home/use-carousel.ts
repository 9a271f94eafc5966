import { useEffect, useState, useSyncExternalStore } from "react";

const prefersReducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
const isHidden = () => document.hidden;
const isNot = () => false;

/** A preference that changes while the tab is shown counts from the next slide on. */
const subscribe = (changed: () => void) => {
  document.addEventListener("visibilitychange", changed);
  return () => document.removeEventListener("visibilitychange", changed);
};

export const SLIDE_MS = 8000;

export type Carousel = ReturnType<typeof useCarousel>;

/** Brings any whole number into 0…count - 1, going round at both ends. */
const wrap = (index: number, count: number): number =>
  count === 0 ? 0 : ((index % count) + count) % count;

/** 8 seconds each. The clock stands still while the pointer or the focus is inside, the tab is hidden, or it is stopped. */
export const useCarousel = (count: number) => {
  // Each turn is an object of its own, also one to the same slide: it starts the clock again.
  const [turn, setTurn] = useState({ index: 0 });
  const [stopped, setStopped] = useState(false);
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const hidden = useSyncExternalStore(subscribe, isHidden, isNot);
  const reducedMotion = useSyncExternalStore(subscribe, prefersReducedMotion, isNot);

  const index = wrap(turn.index, count);
  // Never with one slide, never where less motion is preferred.
  const rotates = count > 1 && !reducedMotion;
  const running = rotates && !stopped && !hidden && !held.pointer && !held.focus;

  useEffect(() => {
    if (!running) return undefined;
    const clock = setTimeout(() => setTurn({ index: wrap(turn.index + 1, count) }), SLIDE_MS);
    return () => clearTimeout(clock);
  }, [running, turn, count]);

  const show = (next: number) => setTurn({ index: wrap(next, count) });
  const toggle = () => setStopped((now) => !now);
  const hold = (reason: keyof typeof held, now: boolean) =>
    setHeld((before) => (before[reason] === now ? before : { ...before, [reason]: now }));
  return { index, rotates, running, stopped, toggle, show, hold };
};
