import { cleanup, configure } from "@testing-library/react";
import elements from "happy-dom/lib/config/HTMLElementConfig.js";
import { afterEach, beforeEach, vi } from "vitest";

import { gatewayAnswered } from "../src/network/connection.ts";

// happy-dom has no `<search>`, so that React would call it unknown.
Object.assign(elements, { search: elements.section });

// happy-dom loads no pictures, and yet calls each complete: as if every one had failed.
Object.defineProperty(HTMLImageElement.prototype, "complete", {
  configurable: true,
  get: () => false,
});

// What is awaited comes later where the machine has better things to do.
configure({ asyncUtilTimeout: 10_000 });

// At each look by role happy-dom matches every rule of every component so far, which takes half of the time of a run.
beforeEach(() => {
  vi.spyOn(HTMLStyleElement.prototype, "sheet", "get").mockReturnValue(null);
});

/*
 * Test files share a window: creating one for each takes most of the time of a run. After each test nothing of it is
 * left in the page, the storage, the URL, the clock or the connection.
 */
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  // The styles stay: styled-components inserts a rule once.
  for (const element of document.head.querySelectorAll(":scope > :not(style)")) element.remove();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  dispatchEvent(new StorageEvent("storage", { key: null }));
  history.replaceState(null, "", "/");
  gatewayAnswered();
});
