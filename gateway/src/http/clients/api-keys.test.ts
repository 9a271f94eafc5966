import { hash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { newFolder } from "../../../test/at-end.ts";
import { startGateway } from "../../../test/gateway-under-test.ts";
import { readApiKeys } from "./api-keys.ts";

const KEY = "a-long-random-key-of-a-partner";
const folder = newFolder();
const file = join(folder, "keys.json");
const entry = (name: string, key: string, unitsPerMinute: number) => ({
  name,
  sha256: hash("sha256", key, "hex"),
  unitsPerMinute,
});
/** The keys of a file with this text. */
function keysOf(text: string) {
  writeFileSync(join(folder, "others.json"), text);
  return readApiKeys(join(folder, "others.json")) ?? (() => null);
}

const logged: string[] = [];
writeFileSync(file, JSON.stringify([entry("partner", KEY, 12), entry("other", "another", 1)]));
const gateway = await startGateway(
  { API_KEYS_FILE: file, REQUESTS_PER_MINUTE: "5" },
  { onLogLine: (line) => logged.push(line) },
);

const get = (remoteAddress: string, authorization?: string, of = gateway) =>
  of.app.inject({
    url: "/api/countries",
    remoteAddress,
    headers: authorization === undefined ? {} : { authorization },
  });
async function statuses(count: number, address: string, key?: string): Promise<string> {
  const found: number[] = [];
  for (let sent = 0; sent < count; sent += 1)
    found.push((await get(address, key && `Bearer ${key}`)).statusCode);
  return found.join(" ");
}

test("a key has its own budget, from all addresses together, of which responses tell", async () => {
  expect(await statuses(6, "192.0.2.1")).toBe("200 200 200 200 200 429");
  expect(await statuses(8, "192.0.2.1", KEY)).toBe("200 200 200 200 200 200 200 200");
  expect(await statuses(5, "192.0.2.2", KEY)).toBe("200 200 200 200 429");
  expect(await statuses(5, "192.0.2.2")).toBe("200 200 200 200 200");
  expect((await get("192.0.2.2", `bearer \t${KEY} `)).headers["ratelimit-limit"]).toBe("12");
  expect((await get("192.0.2.3", `Basic ${KEY}`)).headers["ratelimit-limit"]).toBe("5");
});

test("guessing keys uses up the budget of the address, and 401 says how to identify", async () => {
  const { headers } = await get("192.0.2.5", "Bearer not-a-key");
  expect(headers["www-authenticate"]).toBe('Bearer error="invalid_token"');
  expect(headers["ratelimit-limit"]).toBe("5");
  expect(await statuses(5, "192.0.2.5", "not-a-key")).toBe("401 401 401 401 429");
  expect(await statuses(1, "192.0.2.5")).toBe("429");
});

test("a gateway without keys takes a token for none, and one with keys the film database's", async () => {
  const without = await startGateway();
  expect((await get("192.0.2.6", `Bearer ${KEY}`, without)).statusCode).toBe(200);
  expect(await statuses(1, "192.0.2.6", "eyJhbGciOiJIUzI1NiJ9.eyJhdWQiOiJ4In0.x")).toBe("200");
});

test("the metrics name the client, and the key is in neither of metrics and log", async () => {
  const { body } = await gateway.app.inject("/metrics");
  expect(body).toMatch(/flickmap_api_key_requests_total\{client="partner"\} \d+/u);
  expect(logged.length).toBeGreaterThan(10);
  expect(logged.join("") + body).not.toMatch(new RegExp(`${KEY}|not-a-key`, "u"));
});

test("a key is known until the end of its last day", () => {
  const find = keysOf(
    `# partners\n${JSON.stringify([{ ...entry("a", KEY, 1), expires: "2026-03-01" }])}`,
  );
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-03-01T23:59:59Z") });
  onTestFinished(() => void vi.useRealTimers());
  expect(find(KEY)).toEqual({ name: "a", unitsPerMinute: 1 });
  expect(find(entry("a", KEY, 1).sha256)).toBeNull();
  vi.setSystemTime(Date.parse("2026-03-02T00:00:00Z"));
  expect(find(KEY)).toBeNull();
});

test("a file that holds no keys is refused at the start, without its content", () => {
  for (const [content, says] of [
    ["{", "no readable file"],
    ["{}", "expected array"],
    [JSON.stringify([{ ...entry("a", KEY, 1), sha256: KEY }]), "at [0].sha256"],
    [JSON.stringify([entry("a", KEY, 0)]), "at [0].unitsPerMinute"],
  ] as const) {
    expect(() => keysOf(content)).toThrow(says);
    expect(() => keysOf(content)).not.toThrow(KEY);
  }
});
