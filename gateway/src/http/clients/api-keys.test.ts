import crypto, { hash } from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { ApiKeys, openApiKeys } from "./api-keys.ts";

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

test("a file that becomes empty leaves the keys as they were, one of comments alone takes them away", async () => {
  const folder = mkdtempSync(join(tmpdir(), "flickmap-keys-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "keys.json");
  const lines: string[] = [];
  const logger = pino({}, { write: (line) => void lines.push(line) });
  writeFileSync(file, `# partners\n${JSON.stringify([entry("first")])}`);
  const opened = openApiKeys(file, logger, 20);
  onTestFinished(() => opened.close());
  const clientOf = () => opened.keys.clientOf("key of first")?.name;
  expect(clientOf()).toBe("first");
  // Written again and again: a change before the file is first looked at is none.
  const write = (text: string, isRead: () => void) =>
    vi.waitFor(
      () => {
        writeFileSync(file, text);
        isRead();
      },
      { timeout: 10_000 },
    );
  await write("", () => expect(lines.join("")).toContain("API_KEYS_FILE is empty now"));
  expect(clientOf()).toBe("first");
  await write("# nobody has a key for now\n", () => expect(clientOf()).toBeUndefined());
});
