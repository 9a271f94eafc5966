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

const SECRET = "whsec_c2VjcmV0IG9mIGF0IGxlYXN0IDI0IGJ5dGVz";

test.each([
  [{ url: "http://partner.example/hook", secret: SECRET }, "webhook.url must begin with https://"],
  [{ url: "file:///etc/passwd", secret: SECRET }, "webhook.url must begin with https://"],
  [{ url: "partner.example", secret: SECRET }, "webhook.url must begin with https://"],
  [{ url: "https://user@partner.example/", secret: SECRET }, "webhook.url must have no user and"],
  [{ url: "https://:word@partner.example/", secret: SECRET }, "webhook.url must have no user and"],
  [{ url: "https://partner.example/hook" }, "webhook.secret must be whsec_"],
  [{ url: "https://partner.example/hook", secret: "whsec_short" }, "webhook.secret must be whsec_"],
  [{ url: "https://partner.example/", secret: SECRET, country: "EU" }, "webhook.country must be"],
  [{ url: "https://partner.example/", secret: SECRET, kind: "rent" }, "webhook must have url"],
  [[], "webhook must have url"],
])("a webhook %j is refused with what is wrong, and without its secret", (webhook, message) => {
  const open = () => openKeysOf([{ ...entry("first"), webhook }]);
  expect(open).toThrow(message);
  expect(open).not.toThrow(SECRET);
});

test("a client has the webhook of its entry, and none once its key has expired", () => {
  const opened = openKeysOf([
    { ...entry("first"), webhook: { url: "https://a.example/", secret: SECRET, country: "uk" } },
    { ...entry("second"), webhook: { url: "http://localhost:9/", secret: SECRET } },
    {
      ...entry("last"),
      expires: "2020-01-01",
      webhook: { url: "https://b.example/", secret: SECRET },
    },
  ]);
  const secret = Buffer.from("secret of at least 24 bytes");
  expect(opened.clients.map(({ webhook }) => webhook)).toEqual([
    { url: "https://a.example/", secret, country: "GB" },
    { url: "http://localhost:9/", secret, country: null },
  ]);
});

/** The keys of a file with these entries. */
function openKeysOf(entries: unknown): ApiKeys {
  const folder = mkdtempSync(join(tmpdir(), "flickmap-keys-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "keys.json");
  writeFileSync(file, JSON.stringify(entries));
  const { keys, close } = openApiKeys(file, pino({ level: "silent" }));
  close();
  return keys;
}
