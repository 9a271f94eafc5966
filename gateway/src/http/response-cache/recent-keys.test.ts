import { expect, test } from "vitest";
import { RecentKeys } from "./recent-keys.ts";

test("a key is known from its second time on, until others have taken its place", () => {
  const keys = new RecentKeys();
  expect([keys.addAndHas("a"), keys.addAndHas("b"), keys.addAndHas("a")]).toEqual([
    false,
    false,
    true,
  ]);
  const known = Array.from({ length: 10_000 }, (_, n) => keys.addAndHas(`key ${n}`));
  expect(known).not.toContain(true);
  for (let n = 0; n < 1_000_000; n += 1) keys.addAndHas(`other ${n}`);
  expect(keys.addAndHas("a")).toBe(false);
});
