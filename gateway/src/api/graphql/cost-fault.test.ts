import { expect, test } from "vitest";
import { costFault } from "./cost-fault.ts";

const cost = { work: 1, upstreamCalls: 0, bulkCalls: 0 };

test("an operation over a limit is refused with how to split it, and a key raises the limit", () => {
  expect(costFault({ ...cost, upstreamCalls: 25, bulkCalls: 100, work: 9500 }, false)).toBeNull();
  expect(costFault({ ...cost, upstreamCalls: 60 }, false)?.message).toBe(
    "The operation may cost 60 calls to the film database; 25 are allowed. Split it into 3 operations, or use an API key, which allows 100.",
  );
  expect(costFault({ ...cost, upstreamCalls: 60, work: 38_000 }, true)).toBeNull();
  expect(costFault({ ...cost, work: 38_000.1 }, true)?.message).toBe(
    "The operation may cost 38001 units of work; 38000 are allowed. Split it into 2 operations.",
  );
});
