import { expect, test } from "vitest";

import { releaseSpanText } from "./release-span.ts";

test.each([
  ["2024-09-29", "2025-03-29", "Sep 29, 2024 – Mar 29, 2025"],
  ["2015-03-29", null, "Since Mar 29, 2015"],
  [null, "2025-03-29", "Until Mar 29, 2025"],
  [null, null, null],
])("days of release from %j to %j read %j", (releasedFrom, releasedTo, written) => {
  expect(releaseSpanText({ releasedFrom, releasedTo })).toBe(written);
});
