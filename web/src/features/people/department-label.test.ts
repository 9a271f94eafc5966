import { expect, test } from "vitest";

import { getDepartmentLabel, getJobLabel } from "./department-label.ts";

test("work that has a label is called by it, other work as the film database does", () => {
  expect(getDepartmentLabel("Lighting")).toBe("Lighting");
  expect(getDepartmentLabel("Directing")).toBe("Director");
  expect(getDepartmentLabel("Catering")).toBe("Catering");
  expect(getDepartmentLabel(null)).toBe("");
  expect(getJobLabel("Original Music Composer")).toBe("Composer");
  expect(getJobLabel("Best Boy")).toBeUndefined();
});
