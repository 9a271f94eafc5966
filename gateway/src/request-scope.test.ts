import { expect, test } from "vitest";
import { Freshness } from "./request-scope.ts";

test("a response may be reused as long as its shortest limit, and not at all once a part is stale or missing", () => {
  const freshness = new Freshness();
  expect(freshness.policy.maxAge).toBe(0);
  freshness.limit({ maxAge: 600 });
  freshness.limit({ maxAge: 3600 });
  freshness.noteData({ fetchedAt: 2, stale: false });
  expect(freshness.policy.maxAge).toBe(600);
  freshness.noteData({ fetchedAt: 1, stale: true });
  expect(freshness).toMatchObject({ policy: { maxAge: 0, gatewayMaxAge: 0 }, oldestFetchedAt: 1 });
  const failed = new Freshness();
  failed.failed = true;
  failed.limit({ maxAge: 600 });
  expect(failed).toMatchObject({ policy: { maxAge: 0, gatewayMaxAge: 0 }, oldestFetchedAt: null });
});
