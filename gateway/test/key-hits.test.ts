import { hash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { type GatewayUnderTest, startGateway } from "./gateway-under-test.ts";
import { HandledRequests } from "./handled-requests.ts";
import { sendRaw } from "./send-raw.ts";
import { postToGraphQL, sendRequest } from "./send-request.ts";

const MOVIE = "/api/movie/550";
const PATIENT = "a-key-with-a-large-budget";
const SMALL = "a-key-with-a-small-budget";
const QUERY = "query Named($id: Int!) { movie(id: $id) { name } }";

let gateway: GatewayUnderTest;
let origin: string;
/** Hits are served before a route handles them. */
const handled = new HandledRequests();

beforeEach(async () => {
  const folder = mkdtempSync(join(tmpdir(), "flickmap-keys-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "keys.json");
  const clients = [
    { name: "patient", sha256: hash("sha256", PATIENT, "hex"), unitsPerMinute: 1000 },
    { name: "small", sha256: hash("sha256", SMALL, "hex"), unitsPerMinute: 3 },
  ];
  writeFileSync(file, JSON.stringify(clients));
  gateway = await startGateway({ API_KEYS_FILE: file, REQUESTS_PER_MINUTE: "100" });
  origin = await gateway.listen();
  handled.begin();
});
afterEach(async () => {
  handled.end();
  await gateway.close();
});

const withKey = (key: string) => ({ authorization: `Bearer ${key}` });
const get = (headers: Readonly<Record<string, string>> = {}) =>
  sendRequest(origin, { url: MOVIE, headers });
/** What a response says of its client's budget, such as `200: 99 of 100`. */
const budget = ({ statusCode, headers }: Awaited<ReturnType<typeof sendRequest>>) =>
  `${statusCode}: ${headers["ratelimit-remaining"]} of ${headers["ratelimit-limit"]}`;

test("a stored response is a hit with a key and without one, whoever requested it first", async () => {
  const first = await get(withKey(PATIENT));
  expect(handled.count).toBe(1);
  // The first one is charged with the call to the film database too.
  expect(budget(await get(withKey(PATIENT)))).toBe("200: 997 of 1000");
  const [one, two] = [await get(), await get()];
  expect([budget(one), budget(two)]).toEqual(["200: 99 of 100", "200: 98 of 100"]);
  expect(budget(await get(withKey(PATIENT)))).toBe("200: 996 of 1000");
  expect(handled.count).toBe(1);
  expect(one.body).toBe(first.body);
});

test("a key whose budget is used up gets 429 for what is stored too, and its address does not", async () => {
  await get();
  handled.count = 0;
  const statuses: string[] = [];
  for (let sent = 0; sent < 4; sent += 1) statuses.push(budget(await get(withKey(SMALL))));
  expect(statuses).toEqual(["200: 2 of 3", "200: 1 of 3", "200: 0 of 3", "429: 0 of 3"]);
  expect(handled.count).toBe(0);
  expect((await get()).statusCode).toBe(200);
});

test("keys that no client has are no hits, and count for their address", async () => {
  await get();
  expect(budget(await get())).toBe("200: 97 of 100");
  expect(budget(await get(withKey("not-a-key")))).toBe("401: 96 of 100");
  expect(budget(await get({ authorization: "Basic dXNlcjpwYXNz" }))).toBe("200: 95 of 100");
});

test("requests on one connection count for the key that each of them has", async () => {
  await get();
  handled.count = 0;
  const of = (authorization: string, connection = "keep-alive") =>
    `GET ${MOVIE} HTTP/1.1\nHost: localhost\nConnection: ${connection}\n${authorization}\n`;
  const key = `Authorization: Bearer ${PATIENT}\n`;
  const received = await sendRaw(
    origin,
    [of(key), of(""), of(key), of("Authorization: Bearer wrong\n"), of("", "close")].join(""),
  );
  const limits = [...received.matchAll(/^ratelimit-limit: (\d+)/gimu)].map(([, limit]) => limit);
  expect(limits).toEqual(["1000", "100", "1000", "100", "100"]);
  expect([...received.matchAll(/HTTP\/1\.1 (\d+)/gu)].map(([, status]) => status)).toEqual([
    "200",
    "200",
    "200",
    "401",
    "200",
  ]);
  // The unknown key is rejected before a handler.
  expect(handled.count).toBe(0);
});

test("a known query that is executed is charged to the key", async () => {
  const post = (id: number, headers: Readonly<Record<string, string>>, unused: number) => {
    const payload = JSON.stringify({ query: QUERY, variables: { id, unused } });
    return postToGraphQL(origin, payload, headers);
  };
  for (const unused of [1, 2]) await post(550, {}, unused);
  const before = await post(550, withKey(PATIENT), 3);
  const after = await post(550, withKey(PATIENT), 4);
  expect(JSON.parse(after.body).data.movie.name).toBe("Fight Club");
  const left = Number(before.headers["ratelimit-remaining"]);
  expect(budget(after)).toBe(`200: ${left - 1} of 1000`);
});

test("the metrics count hits of a key under its name", async () => {
  await get();
  for (let sent = 0; sent < 3; sent += 1) await get(withKey(PATIENT));
  const { body } = await sendRequest(origin, { url: "/metrics" });
  expect(body).toMatch(/flickmap_api_key_requests_total\{client="patient"\} 3$/mu);
  expect(body).not.toContain(PATIENT);
});
