import { hash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { getWork } from "../src/api/rest/work.ts";
import { type GatewayUnderTest, startGateway } from "./gateway-under-test.ts";
import { sendRequest } from "./send-request.ts";

const KEY = "a-long-random-key-of-a-partner";
const UNITS = 6000;
let folder: string;
let gateway: GatewayUnderTest;
let origin: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "flickmap-work-"));
  const file = join(folder, "keys.json");
  const partner = { name: "partner", sha256: hash("sha256", KEY, "hex"), unitsPerMinute: UNITS };
  await writeFile(file, JSON.stringify([partner]));
  gateway = await startGateway({ API_KEYS_FILE: file });
  origin = await gateway.listen();
});
afterEach(async () => {
  await gateway.close();
  await rm(folder, { recursive: true });
});

const get = (url: string) =>
  sendRequest(origin, { url, headers: { authorization: `Bearer ${KEY}` } });
const left = (headers: Awaited<ReturnType<typeof get>>["headers"]) =>
  Number(headers["ratelimit-remaining"]);

test("a key is charged for the work of calls, and for a stored response no more than the request", async () => {
  const before = await get("/api/countries");
  expect(before.headers["ratelimit-limit"]).toBe(String(UNITS));
  const titles = [await get("/api/movie/157336"), await get("/api/movie/550")];
  const work = [before, ...titles].reduce((sum, { json }) => sum + getWork(json()), 0);
  expect(work).toBeGreaterThan(1000);
  const after = await get("/api/movie/550");
  // Two titles with a call to the film database each, the last request, and the work of all.
  expect(left(before.headers) - left(after.headers)).toBe(2 * 2 + 1 + Math.floor(work / 1000));
  const again = await get("/api/movie/550");
  expect(left(after.headers) - left(again.headers)).toBe(1);
});

test("the work of a response is that of its objects and values", () => {
  expect(getWork({ id: 1, genres: [{ id: 2, name: "Drama" }], link: null })).toBeCloseTo(2.4);
  expect(getWork([])).toBe(0);
});
