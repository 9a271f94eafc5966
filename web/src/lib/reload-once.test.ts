import { beforeEach, expect, test, vi } from "vitest";

import { reloadOnce } from "./reload-once.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(location, "reload").mockReturnValue();
});

// Before the others: what cannot be stored is in memory until something is stored again.
test("where the browser remembers nothing, the page is never reloaded", () => {
  const denied = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.stubGlobal("sessionStorage", { getItem: denied, setItem: denied });
  expect(reloadOnce()).toBe(false);
  expect(location.reload).not.toHaveBeenCalled();
});

test("the page is reloaded once, and again after a failure half a minute later", () => {
  vi.advanceTimersByTime(31_000);
  expect(reloadOnce()).toBe(true);
  expect(reloadOnce()).toBe(false);
  expect(location.reload).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(31_000);
  expect(reloadOnce()).toBe(true);
});
