import { configure } from "@testing-library/react";
import { beforeEach, vi } from "vitest";

// What is awaited comes later where the machine has better things to do.
configure({ asyncUtilTimeout: 10_000 });

// At each look by role happy-dom matches every rule of every component so far, which takes half of the time of a run.
beforeEach(() => {
  vi.spyOn(HTMLStyleElement.prototype, "sheet", "get").mockReturnValue(null);
});
