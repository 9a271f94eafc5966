import { execFileSync } from "node:child_process";
import { hash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { readApiKeys } from "./api-keys.ts";

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "flickmap-keys-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** The keys of a file with this text. */
function keysOf(text: string) {
  const file = join(makeFolder(), "keys.json");
  writeFileSync(file, text);
  return readApiKeys(file) ?? (() => null);
}

const entry = (name: string) => ({
  name,
  sha256: hash("sha256", `key of ${name}`, "hex"),
  unitsPerMinute: 10,
});

test("finds the client of a key, and none for what is no key", () => {
  const find = keysOf(`# partners\n${JSON.stringify([entry("first"), entry("last")])}`);
  expect(find("key of first")).toEqual({ name: "first", unitsPerMinute: 10 });
  expect(find("key of last")?.name).toBe("last");
  for (const key of ["key of nobody", "", entry("first").sha256]) expect(find(key)).toBeNull();
  expect(keysOf("")("key of first")).toBeNull();
});

test("a key is known until the end of its last day", () => {
  const find = keysOf(JSON.stringify([{ ...entry("first"), expires: "2026-03-01" }]));
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-03-01T23:59:59Z") });
  onTestFinished(() => void vi.useRealTimers());
  expect(find("key of first")?.name).toBe("first");
  vi.setSystemTime(Date.parse("2026-03-02T00:00:00Z"));
  expect(find("key of first")).toBeNull();
});

const KEY = "a-long-random-key-of-a-partner";

test.each([
  ["no JSON", "{", "no readable file"],
  ["no list", "{}", "must be a list of keys"],
  [
    "a key instead of its hash",
    JSON.stringify([{ name: "a", sha256: KEY, unitsPerMinute: 1 }]),
    "0.sha256 must be the key's SHA-256",
  ],
  [
    "a budget that is none",
    JSON.stringify([{ name: "a", sha256: KEY, unitsPerMinute: 0 }]),
    "0.unitsPerMinute must be a whole number",
  ],
])("a file with %s is refused at the start, without its content", (_, content, says) => {
  expect(() => keysOf(content)).toThrow(says);
  expect(() => keysOf(content)).not.toThrow(KEY);
});

test("the commands of the documentation make a key", () => {
  const folder = makeFolder();
  const text = readFileSync(new URL("../../../../docs/operations.md", import.meta.url), "utf8");
  const [, commands = ""] = /```sh\n(KEY=.*?)```/su.exec(text) ?? [];
  const made = execFileSync("bash", ["-euc", commands], { cwd: folder, encoding: "utf8" });
  const key = made.trim().split(" ").at(-1) ?? "";
  const find = readApiKeys(join(folder, "api-keys.json")) ?? (() => null);
  expect(find(key)).toEqual({ name: "partner", unitsPerMinute: 6000 });
});
