import { cleanup } from "@testing-library/react";
import { afterEach, vi } from "vitest";

import { gatewayAnswered } from "../src/network/connection.ts";

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
