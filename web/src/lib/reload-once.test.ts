import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { reloadOnce } from "./reload-once.ts";

const reload = vi.fn<() => void>();

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  vi.useFakeTimers();
  vi.spyOn(location, "reload").mockImplementation(reload);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("the page is reloaded once, and not again immediately", () => {
  expect(reloadOnce()).toBe(true);
  expect(reloadOnce()).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

test("a failure half a minute later is another one", () => {
  reloadOnce();
  vi.advanceTimersByTime(31_000);
  expect(reloadOnce()).toBe(true);
});

test("where the browser remembers nothing, the page is never reloaded", () => {
  const denied = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.stubGlobal("sessionStorage", { getItem: denied, setItem: denied });
  expect(reloadOnce()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
