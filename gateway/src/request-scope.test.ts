import { describe, expect, it } from "vitest";
import { Freshness } from "./request-scope.ts";

describe("freshness", () => {
  it("allows no reuse until a limit is stated, then as long as the shortest limit", () => {
    const freshness = new Freshness();
    expect(freshness.policy.maxAge).toBe(0);
    freshness.limit({ maxAge: 600 });
    freshness.limit({ maxAge: 3600 });
    expect(freshness.policy.maxAge).toBe(600);
  });

  it("allows no reuse once a part is stale", () => {
    const freshness = new Freshness();
    freshness.limit({ maxAge: 600 });
    freshness.noteData({ fetchedAt: 2, stale: false });
    expect(freshness.policy.maxAge).toBe(600);
    freshness.noteData({ fetchedAt: 1, stale: true });
    expect(freshness).toMatchObject({
      policy: { maxAge: 0, gatewayMaxAge: 0 },
      stale: true,
      oldestFetchedAt: 1,
    });
  });

  it("allows no reuse once a part is missing", () => {
    const freshness = new Freshness();
    freshness.failed = true;
    freshness.limit({ maxAge: 600 });
    expect(freshness).toMatchObject({
      policy: { maxAge: 0, gatewayMaxAge: 0 },
      failed: true,
      oldestFetchedAt: null,
    });
  });
});
