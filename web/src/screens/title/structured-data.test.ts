import { expect, test } from "vitest";

import { describe } from "./structured-data.ts";

test("a page is described by the first 160 characters of the overview, none cut in half", () => {
  expect(describe("a".repeat(161))).toBe("a".repeat(160));
  expect(describe(`${"a".repeat(159)}🎬🎬`)).toBe(`${"a".repeat(159)}🎬`);
  expect(describe("Short.")).toBe("Short.");
});
