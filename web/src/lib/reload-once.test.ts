import { beforeEach, expect, test, vi } from "vitest";

import { reloadOnce } from "./reload-once.ts";

const reload = vi.fn<() => void>();

beforeEach(() => {
  reload.mockClear();
  vi.useFakeTimers();
  vi.spyOn(location, "reload").mockImplementation(reload);
});
test("where the browser remembers nothing, the page is never reloaded", () => {
  const denied = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.stubGlobal("sessionStorage", { getItem: denied, setItem: denied });
  expect(reloadOnce()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
