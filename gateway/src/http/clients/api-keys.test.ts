import crypto, { hash } from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { afterAll, expect, test, vi } from "vitest";
import { ApiKeys } from "./api-keys.ts";

const compared = vi.spyOn(crypto, "timingSafeEqual");
syncBuiltinESMExports();
afterAll(() => {
  compared.mockRestore();
  syncBuiltinESMExports();
});

const entry = (name: string) => ({
  name,
  sha256: hash("sha256", `key of ${name}`, "hex"),
  unitsPerMinute: 10,
});
const keys = new ApiKeys(["first", "second", "last"].map(entry));

test.each([
  ["key of first", "first"],
  ["key of last", "last"],
  ["key of nobody", undefined],
  ["", undefined],
  ["a key of another length".repeat(50), undefined],
])(
  "looking up %j compares its hash with every known one, in constant time and without an early end",
  (key, name) => {
    compared.mockClear();
    expect(keys.clientOf(key)?.name).toBe(name);
    expect(compared).toHaveBeenCalledTimes(3);
    for (const [own, known] of compared.mock.calls) {
      expect(own).toEqual(hash("sha256", key, "buffer"));
      expect(known).toHaveLength(32);
    }
  },
);

test("a key is known until the end of its last day", () => {
  const expiring = new ApiKeys([{ ...entry("first"), expires: "2026-03-01" }]);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-03-01T23:59:59Z") });
  expect(expiring.clientOf("key of first")?.name).toBe("first");
  vi.setSystemTime(Date.parse("2026-03-02T00:00:00Z"));
  expect(expiring.clientOf("key of first")).toBeNull();
  vi.useRealTimers();
});

test("keys are replaced as one", () => {
  const replaced = new ApiKeys([entry("first")]);
  replaced.replace([entry("second")]);
  expect(replaced.clientOf("key of first")).toBeNull();
  expect(replaced.clientOf("key of second")?.name).toBe("second");
});
