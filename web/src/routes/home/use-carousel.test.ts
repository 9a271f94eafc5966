import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { SLIDE_MS, useCarousel } from "./use-carousel.ts";

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

const show = () => {
  const { result } = renderHook(() => useCarousel(5));
  return { now: () => result.current };
};

beforeEach(() => {
  vi.useFakeTimers();
});

test("shows each slide for 8 seconds", () => {
  const carousel = show();
  pass(7999);
  expect(carousel.now().index).toBe(0);
  pass(1);
  expect(carousel.now().index).toBe(1);
  pass(SLIDE_MS);
  expect(carousel.now().index).toBe(2);
});

test.each([
  ["pointer is inside", "hold", "pointer"],
  ["focus is inside", "hold", "focus"],
  ["pause control is on", "toggle", null],
] as const)("stands still while the %s", (_, by, reason) => {
  const carousel = show();
  const set = (isHeld: boolean) =>
    act(() => (by === "hold" ? carousel.now().hold(reason, isHeld) : carousel.now().toggle()));
  set(true);
  pass(SLIDE_MS * 2);
  expect(carousel.now()).toMatchObject({
    index: 0,
    running: false,
    rotates: true,
    stopped: by === "toggle",
  });
  set(false);
  pass(SLIDE_MS);
  expect(carousel.now().index).toBe(1);
});

test("never turns by itself where less motion is preferred", () => {
  const media = Object.assign(new EventTarget(), { matches: true }) as MediaQueryList;
  const matchMedia = vi.spyOn(window, "matchMedia").mockReturnValue(media);
  const carousel = show();
  expect(matchMedia).toHaveBeenCalledWith("(prefers-reduced-motion: reduce)");
  expect(carousel.now().rotates).toBe(false);
  pass(SLIDE_MS * 3);
  expect(carousel.now().index).toBe(0);
});
