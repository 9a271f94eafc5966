import { hash } from "node:crypto";
import { expect, test, vi } from "vitest";

const compared = vi.hoisted(() => vi.fn<(one: Buffer, other: Buffer) => boolean>());
vi.mock(import("node:crypto"), async (original) => {
  const crypto = await original();
  return {
    ...crypto,
    timingSafeEqual: (one, other) => {
      compared(Buffer.from(one as Uint8Array), Buffer.from(other as Uint8Array));
      return crypto.timingSafeEqual(one, other);
    },
  };
});
// The file may be imported already, by a test that shares this process.
vi.resetModules();
const { ApiKeys } = await import("./api-keys.ts");

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
      expect(own.toString("hex")).toBe(hash("sha256", key, "hex"));
      expect([own.length, known.length]).toEqual([32, 32]);
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
