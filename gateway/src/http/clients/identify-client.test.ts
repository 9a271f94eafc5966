import { hash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "../../config/config.ts";
import { createGateway, type Gateway } from "../../gateway.ts";
import { startGateway } from "../../../test/gateway-under-test.ts";
import { sendRaw, statusOf } from "../../../test/send-raw.ts";

const KEY = "a-long-random-key-of-a-partner";
const PATIENT = "a-key-with-a-large-budget";
const folder = mkdtempSync(join(tmpdir(), "flickmap-keys-"));
const file = join(folder, "keys.json");
const logged: string[] = [];
let gateway: Gateway;
let origin: string;
/** Each request of some tests comes from an address of its own. */
let address = 0;

beforeAll(async () => {
  const partner = { name: "partner", sha256: hash("sha256", KEY, "hex"), unitsPerMinute: 12 };
  const other = { name: "other", sha256: hash("sha256", "another", "hex"), unitsPerMinute: 1 };
  const patient = { name: "patient", sha256: hash("sha256", PATIENT, "hex"), unitsPerMinute: 1000 };
  writeFileSync(file, JSON.stringify([partner, other, patient]));
  const log = new Writable({
    write(chunk, _, done) {
      logged.push(String(chunk));
      done();
    },
  });
  const environment = { DATA_DIR: folder, API_KEYS_FILE: file, REQUESTS_PER_MINUTE: "5" };
  gateway = await createGateway(readConfig(environment), pino({ level: "trace" }, log));
  origin = await gateway.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  await gateway.close();
  rmSync(folder, { recursive: true });
});

const url = "/api/countries";
async function statuses(count: number, remoteAddress: string, key?: string): Promise<number[]> {
  const headers = key === undefined ? {} : { authorization: `Bearer ${key}` };
  const found: number[] = [];
  for (let sent = 0; sent < count; sent += 1) {
    found.push((await gateway.app.inject({ url, headers, remoteAddress })).statusCode);
  }
  return found;
}
const times = (count: number, status: number) => Array.from({ length: count }, () => status);

test("a key has its own budget, from all addresses together", async () => {
  expect(await statuses(6, "192.0.2.1")).toEqual([...times(5, 200), 429]);
  expect(await statuses(8, "192.0.2.1", KEY)).toEqual(times(8, 200));
  expect(await statuses(5, "192.0.2.2", KEY)).toEqual([...times(4, 200), 429]);
  expect(await statuses(5, "192.0.2.2")).toEqual(times(5, 200));
});

test("stored responses count for the key that a request has, and for no other request", async () => {
  const left = async (key?: string) => {
    const headers = key === undefined ? undefined : { authorization: `Bearer ${key}` };
    const response = await fetch(`${origin}/api/movie/550`, headers && { headers });
    return `${response.status} ${response.headers.get("ratelimit-limit")}`;
  };
  expect(await left(PATIENT)).toBe("200 1000");
  expect(await left(PATIENT)).toBe("200 1000");
  expect(await left()).toBe("200 5");
  expect(await left()).toBe("200 5");
  expect(await left(PATIENT)).toBe("200 1000");
  expect(await left("not-a-key")).toMatch(/^401/u);
});

test.each([
  [
    "the first of two headers",
    `Authorization: Bearer ${PATIENT}\nAuthorization: Bearer wrong`,
    "200 1000",
  ],
  ["not the second one", `Authorization: Bearer wrong\nAuthorization: Bearer ${PATIENT}`, "401"],
  ["with any spaces", `authorization:\t bEARER \t${PATIENT} \t`, "200 1000"],
  ["not in an encoding", `Authorization: Bearer %61${PATIENT.slice(1)}`, "401"],
  ["not two in one header", `Authorization: Bearer ${PATIENT}, Bearer ${PATIENT}`, "200 5"],
  ["not in a header of another name", `X-API-Key: ${PATIENT}`, "200 5"],
  ["not in the target", `X-A: b`, "200 5", `?api_key=${PATIENT}`],
  ["not with a byte of zero", `Authorization: Bearer ${PATIENT}\0`, "400"],
  ["not one of 14 KB", `Authorization: Bearer ${"a".repeat(14_000)}`, "401"],
])("a key counts in its place alone: %s", async (_, headers, expected, query = "") => {
  const start = `GET ${url}${query} HTTP/1.1\nHost: localhost\nConnection: close`;
  const received = await sendRaw(origin, `${start}\n${headers}\n\n`, `127.0.1.${(address += 1)}`);
  const [, limit] = /^ratelimit-limit: (\d+)/imu.exec(received) ?? [];
  const status = statusOf(received);
  expect(status === 200 ? `${status} ${limit}` : String(status)).toBe(expected);
  expect(logged.join("")).not.toContain(PATIENT);
});

test("a gateway without keys takes a token for none, and one with keys the film database's", async () => {
  const without = await startGateway();
  for (const headers of [
    { authorization: `Bearer ${KEY}` },
    { authorization: "Bearer eyJh.eyJi.x" },
  ]) {
    expect((await without.app.inject({ url: "/api/countries", headers })).statusCode).toBe(200);
  }
  await without.close();
  expect(await statuses(1, "192.0.2.6", "eyJhbGciOiJIUzI1NiJ9.eyJhdWQiOiJ4In0.x")).toEqual([200]);
});

test("guessing keys uses up the budget of the address, and 401 says how to identify", async () => {
  const remoteAddress = "192.0.2.5";
  const authorization = "Bearer not-a-key";
  const { headers } = await gateway.app.inject({ url, headers: { authorization }, remoteAddress });
  expect(headers["www-authenticate"]).toBe('Bearer error="invalid_token"');
  expect(headers["flickmap-source"]).toBe("SAMPLE");
  expect(headers["ratelimit-limit"]).toBe("5");
  expect(await statuses(5, remoteAddress, "not-a-key")).toEqual([...times(4, 401), 429]);
  expect(await statuses(1, remoteAddress)).toEqual([429]);
});

test("the metrics name the client, and the key is in neither of metrics and log", async () => {
  const { body } = await gateway.app.inject("/metrics");
  expect(body).toMatch(/flickmap_api_key_requests_total\{client="partner"\} \d+/u);
  expect(logged.length).toBeGreaterThan(10);
  expect(logged.join("") + body).not.toContain(KEY);
  expect(logged.join("") + body).not.toContain("not-a-key");
});
