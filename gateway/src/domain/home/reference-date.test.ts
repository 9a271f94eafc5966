import { expect, test } from "vitest";
import { homeDates } from "./reference-date.ts";

test("a month without such a day ends on its last", () => {
  expect(homeDates("2024-08-31").justReleasedFrom).toBe("2024-02-29");
  expect(homeDates("2024-02-29").upcomingTo).toBe("2025-02-28");
});
