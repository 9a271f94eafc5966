import { useCallback, useEffect, useState, useSyncExternalStore } from "react";

const subscribe = (changed: () => void) => {
  document.addEventListener("visibilitychange", changed);
  return () => document.removeEventListener("visibilitychange", changed);
};

const useDocumentHidden = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => document.hidden,
    () => false,
  );

const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

const onPreferenceChange = (changed: () => void) => {
  const preference = matchMedia(REDUCED_MOTION);
  preference.addEventListener("change", changed);
  return () => preference.removeEventListener("change", changed);
};

const usePrefersReducedMotion = (): boolean =>
  useSyncExternalStore(
    onPreferenceChange,
    () => matchMedia(REDUCED_MOTION).matches,
    () => false,
  );

export const SLIDE_MS = 8000;

export interface Carousel {
  /** The slide on show, from 0; always one there is, 0 when there is none. */
  readonly index: number;
  /** Whether it turns by itself at all: never with one slide, never where less motion is preferred. */
  readonly rotates: boolean;
  readonly running: boolean;
  readonly stopped: boolean;
  readonly toggle: () => void;
  readonly show: (index: number) => void;
  readonly hold: (reason: HoldReason, held: boolean) => void;
}

export type HoldReason = "pointer" | "focus";

/** The slide turned to. Each turn is an object of its own, also one to the same slide: it starts the clock again. */
interface Turn {
  readonly index: number;
}

/** Brings any whole number into 0…count - 1, going round at both ends. */
const wrap = (index: number, count: number): number =>
  count === 0 ? 0 : ((index % count) + count) % count;

const shown = (turn: Turn, count: number): number => (turn.index < count ? turn.index : 0);

/** 8 seconds each. The clock stands still while the pointer or the focus is inside, the tab is hidden, or it is stopped. */
export const useCarousel = (count: number): Carousel => {
  const [turn, setTurn] = useState<Turn>({ index: 0 });
  const [stopped, setStopped] = useState(false);
  const [held, setHeld] = useState<Readonly<Record<HoldReason, boolean>>>({
    pointer: false,
    focus: false,
  });
  const hidden = useDocumentHidden();
  const reducedMotion = usePrefersReducedMotion();

  const rotates = count > 1 && !reducedMotion;
  const running = rotates && !stopped && !hidden && !held.pointer && !held.focus;

  useEffect(() => {
    if (!running) return undefined;
    const clock = setTimeout(
      () => setTurn({ index: wrap(shown(turn, count) + 1, count) }),
      SLIDE_MS,
    );
    return () => clearTimeout(clock);
  }, [running, turn, count]);

  const show = useCallback((index: number) => setTurn({ index: wrap(index, count) }), [count]);
  const toggle = useCallback(() => setStopped((now) => !now), []);
  const hold = useCallback((reason: HoldReason, now: boolean) => {
    setHeld((before) => (before[reason] === now ? before : { ...before, [reason]: now }));
  }, []);

  return { index: shown(turn, count), rotates, running, stopped, toggle, show, hold };
};
