import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { storedText } from "./stored-text.ts";

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test("a text is stored under its key, and removed", () => {
  const text = storedText("localStorage", "key");
  expect(text.read()).toBeNull();
  expect(text.write("a")).toBe(true);
  expect(localStorage.getItem("key")).toBe("a");
  expect(storedText("localStorage", "key").read()).toBe("a");
  text.write(null);
  expect(text.read()).toBeNull();
});

test("where storage is blocked or full, the text lasts as long as the page", () => {
  const denied = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: denied, setItem: denied, removeItem: denied });
  const text = storedText("localStorage", "key");
  expect(text.read()).toBeNull();
  expect(text.write("a")).toBe(false);
  expect(text.read()).toBe("a");
});

test("what another tab stores takes the place of what this tab could not store", () => {
  const setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  vi.stubGlobal("localStorage", { getItem: () => "b", setItem });
  const text = storedText("localStorage", "key");
  const end = text.subscribe(() => {});
  expect(text.write("a")).toBe(false);
  expect(text.read()).toBe("a");
  dispatchEvent(new StorageEvent("storage", { key: "key" }));
  expect(text.read()).toBe("b");
  end();
});

test("writes of this tab and of other tabs are told of, other keys are not", () => {
  const text = storedText("localStorage", "key");
  const told = vi.fn<() => void>();
  const end = text.subscribe(told);
  text.write("a");
  expect(told).toHaveBeenCalledTimes(1);
  dispatchEvent(new StorageEvent("storage", { key: "another" }));
  expect(told).toHaveBeenCalledTimes(1);
  dispatchEvent(new StorageEvent("storage", { key: "key" }));
  dispatchEvent(new StorageEvent("storage", { key: null }));
  expect(told).toHaveBeenCalledTimes(3);
  end();
  text.write("b");
  expect(told).toHaveBeenCalledTimes(3);
});
