import { expect, test } from "vitest";
import { BulkAdmission } from "./bulk-admission.ts";

test("admits as many bulk calls as are made in time, and says when to retry", () => {
  const admission = new BulkAdmission({ ratePerSecond: 40 });
  const release = admission.admit("a", 50);
  admission.admit("b", 60);
  expect(() => admission.admit("c", 50)).toThrow(
    expect.objectContaining({ code: "RATE_LIMITED", retryAfterSeconds: 6 }),
  );
  release();
  expect(() => admission.admit("c", 50)).not.toThrow();
});

test("leaves half to other clients", () => {
  const admission = new BulkAdmission({ ratePerSecond: 40 });
  admission.admit("a", 50);
  expect(() => admission.admit("a", 50)).toThrow(
    expect.objectContaining({ code: "RATE_LIMITED", retryAfterSeconds: 3 }),
  );
  expect(() => admission.admit("b", 50)).not.toThrow();
});

test("admits a request that is larger than what fits when nothing else is under way", () => {
  const admission = new BulkAdmission({ ratePerSecond: 2 });
  const release = admission.admit("a", 100);
  expect(() => admission.admit("b", 1)).toThrow("Too many concurrent bulk requests");
  release();
  expect(() => admission.admit("b", 100)).not.toThrow();
});
