import { act, renderHook } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";

import { SLIDE_MS, useCarousel } from "./use-carousel.ts";

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

const carouselOf = (count: number) => {
  const { result } = renderHook(() => useCarousel(count));
  return { now: () => result.current };
};

beforeEach(() => {
  vi.useFakeTimers();
});

describe("useCarousel", () => {
  test("shows each slide for 8 seconds", () => {
    const carousel = carouselOf(5);
    pass(7999);
    expect(carousel.now().index).toBe(0);
    pass(1);
    expect(carousel.now().index).toBe(1);
    pass(SLIDE_MS);
    expect(carousel.now().index).toBe(2);
  });

  test.each(["pointer", "focus"] as const)("stands still while the %s is inside", (reason) => {
    const carousel = carouselOf(5);
    act(() => carousel.now().hold(reason, true));
    pass(SLIDE_MS * 2);
    expect(carousel.now()).toMatchObject({ index: 0, running: false, rotates: true });
    act(() => carousel.now().hold(reason, false));
    pass(SLIDE_MS);
    expect(carousel.now().index).toBe(1);
  });

  test("stops by the pause control until it is let go on", () => {
    const carousel = carouselOf(5);
    act(() => carousel.now().toggle());
    expect(carousel.now().stopped).toBe(true);
    pass(SLIDE_MS * 2);
    expect(carousel.now().index).toBe(0);
    act(() => carousel.now().toggle());
    pass(SLIDE_MS);
    expect(carousel.now().index).toBe(1);
  });

  test("never turns by itself where less motion is preferred", () => {
    vi.spyOn(window, "matchMedia").mockImplementation((query) =>
      Object.assign(new EventTarget() as MediaQueryList, {
        matches: query === "(prefers-reduced-motion: reduce)",
        media: query,
      }),
    );
    const carousel = carouselOf(5);
    expect(carousel.now().rotates).toBe(false);
    pass(SLIDE_MS * 3);
    expect(carousel.now().index).toBe(0);
  });
});
