import { configure } from "@testing-library/react";
import { beforeEach, vi } from "vitest";
import type { MockInstance } from "vitest";

// What is awaited comes later where the machine has better things to do.
configure({ asyncUtilTimeout: 10_000 });

// At each look by role happy-dom matches every rule of every component so far, which takes half of the time of a run.
let sheets: MockInstance<() => CSSStyleSheet | null>;
beforeEach(() => {
  sheets = vi.spyOn(HTMLStyleElement.prototype, "sheet", "get").mockReturnValue(null);
});

/** Has what is rendered from here on styled, for a test that says what an element looks like. */
export const withStyles = (): void => sheets.mockRestore();
