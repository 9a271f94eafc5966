import { expect, test } from "vitest";

import { ageNotice } from "../list-state.ts";

const hours = (count: number) => count * 3_600;

test("a list is only called old when it stands in for a newer one and is older than promised", () => {
  expect(ageNotice({ stale: false, ageSeconds: hours(99) })).toBeNull();
  expect(ageNotice({ stale: true, ageSeconds: hours(12) })).toBeNull();
  expect(ageNotice({ stale: true, ageSeconds: hours(30) })).toBe(
    "The film database could not be reached. This list is 30 hours old.",
  );
  expect(ageNotice({ stale: true, ageSeconds: hours(80) })).toBe(
    "The film database could not be reached. This list is 3 days old.",
  );
});
