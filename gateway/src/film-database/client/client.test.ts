import type { RequestListener } from "node:http";
import { gzipSync } from "node:zlib";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Fault } from "@flickmap/sample-film-database/http/faults.ts";
import { startSample } from "../../../test/gateway-under-test.ts";
import { listen } from "../../../test/listen.ts";
import type { Priority } from "../../request-scope.ts";
import { GenreListRecord } from "../records/reference.ts";
import { FilmDatabaseClient } from "./client.ts";
import type { UpstreamOutcome } from "./fetch-json.ts";

const LIMITS = {
  concurrency: 4,
  ratePerSecond: 1000,
  waiting: 10,
  attemptTimeoutMs: 300,
  deadlineMs: 2500,
};
const KEY = "planted-key-0123456789";
const UNAVAILABLE = { code: "FILM_DATABASE_UNAVAILABLE" };

const sample = await startSample({ credential: KEY });
beforeEach(() => sample.resetRequestCount());
afterEach(() => {
  vi.useRealTimers();
  sample.setFaults([]);
});

/** A client of the sample, or of another film database. */
function client(limits: Partial<typeof LIMITS> = {}, baseUrl = sample.url, key = KEY) {
  const outcomes: UpstreamOutcome[] = [];
  const made = new FilmDatabaseClient(
    { baseUrl, credential: { kind: "key", key } },
    { ...LIMITS, ...limits },
    pino({ level: "silent" }),
    { upstreamCall: (_, outcome) => outcomes.push(outcome) },
  );
  const genres = (priority: Priority = "visitor") =>
    made.get({
      path: "genre/movie/list",
      parameters: {},
      record: GenreListRecord,
      caller: { priority },
    });
  return { genres, outcomes };
}

test.each<Fault>([
  { kind: "server-error", times: 1 },
  { kind: "cut-off", times: 1 },
  { kind: "hang", times: 1 },
  { kind: "rate-limit", times: 1, retryAfterSeconds: 1 },
])("a single $kind is overcome by a retry, not before its time", async (fault) => {
  sample.setFaults([fault]);
  const { genres, outcomes } = client();
  const begun = performance.now();
  expect((await genres())?.genres).toContainEqual({ id: 18, name: "Drama" });
  expect(performance.now() - begun).toBeGreaterThan(fault.kind === "rate-limit" ? 900 : 0);
  expect([outcomes.length, outcomes.at(-1)]).toEqual([2, "ok"]);
});

test("a 429 that asks for more time than there is ends every call immediately", async () => {
  sample.setFaults([{ kind: "rate-limit", times: 1, retryAfterSeconds: 60 }]);
  const { genres, outcomes } = client({ concurrency: 1, ratePerSecond: 1, deadlineMs: 5000 });
  const begun = performance.now();
  const waiting = await Promise.allSettled([genres(), genres(), genres()]);
  for (const call of [...waiting, ...(await Promise.allSettled([genres()]))])
    expect(call).toMatchObject({ reason: { ...UNAVAILABLE, retryAfterSeconds: 30 } });
  expect(performance.now() - begun).toBeLessThan(1000);
  expect(outcomes).toEqual(["rate_limited"]);
});

test("a redirect is not followed, so the credential goes nowhere else; one that is refused is not tried again", async () => {
  const visited = vi.fn<RequestListener>((_, response) => void response.end('{"genres":[]}'));
  const elsewhere = await listen(visited);
  sample.setFaults([{ kind: "redirect", location: `${elsewhere.url}/3/genre/movie/list` }]);
  const redirected = client();
  await expect(redirected.genres()).rejects.toMatchObject(UNAVAILABLE);
  expect(visited).not.toHaveBeenCalled();
  expect(redirected.outcomes).toEqual(["refused"]);
  sample.setFaults([]);
  const refused = client({}, sample.url, "wrong");
  await expect(refused.genres()).rejects.toMatchObject(UNAVAILABLE);
  expect(refused.outcomes).toEqual(["unauthorized"]);
});

test("a film database that is down is called five times, then once in five seconds, and again when it has recovered", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  sample.setFaults([{ kind: "server-error" }]);
  const { genres } = client();
  for (let attempt = 0; attempt < 20; attempt += 1) await genres().catch(() => undefined);
  expect(sample.requestCount()).toBe(5);
  vi.advanceTimersByTime(5001);
  await Promise.allSettled(Array.from({ length: 20 }, () => genres()));
  expect(sample.requestCount()).toBe(6);
  sample.setFaults([]);
  vi.advanceTimersByTime(5001);
  expect(await genres()).not.toBeNull();
});

test("more calls than may wait are refused immediately", async () => {
  sample.setFaults([{ kind: "latency", delayMs: 100 }]);
  const { genres } = client({ concurrency: 1, waiting: 2, deadlineMs: 20_000 });
  const answers = await Promise.allSettled(Array.from({ length: 10 }, () => genres()));
  const refused = answers.filter(
    (answer) => answer.status === "rejected" && answer.reason.code === "OVERLOADED",
  );
  expect(refused.length).toBeGreaterThanOrEqual(6);
  expect(sample.requestCount()).toBeLessThanOrEqual(4);
});

test("no more calls are begun in any second than are allowed, in a burst as in a stream, whatever the clock of the day", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { genres } = client({ concurrency: 50, ratePerSecond: 10, attemptTimeoutMs: 2500 });
  await Promise.all(Array.from({ length: 12 }, () => genres()));
  vi.setSystemTime(Date.now() - 3_600_000);
  for (let attempt = 0; attempt < 3; attempt += 1) await genres();
  expect(sample.requestCount()).toBe(15);
  expect(sample.busiestSecond()).toBe(10);
});

test("background calls are not retried, wait for visitors', and never fill the queue", async () => {
  sample.setFaults([{ kind: "server-error", times: 1 }]);
  const once = client();
  await expect(once.genres("background")).rejects.toMatchObject(UNAVAILABLE);
  expect(once.outcomes).toHaveLength(1);

  sample.setFaults([{ kind: "latency", delayMs: 30 }]);
  const { genres } = client({ concurrency: 1, waiting: 10, deadlineMs: 20_000 });
  const ended: string[] = [];
  const send = async (priority: Priority) => {
    await genres(priority);
    ended.push(priority);
  };
  const refreshes = Promise.allSettled(Array.from({ length: 20 }, () => send("background")));
  await Promise.all(Array.from({ length: 4 }, () => send("visitor")));
  const refused = (await refreshes).filter(({ status }) => status === "rejected");
  // One was under way before anybody came.
  expect(ended.slice(0, 5)).toEqual(["background", "visitor", "visitor", "visitor", "visitor"]);
  expect(refused.length).toBeGreaterThan(10);
});

const NONE = '{"success":false,"status_code":34,"status_message":"No such resource"}';

test.each<[string, number, string | Buffer, UpstreamOutcome]>([
  ["404 without such a thing", 404, NONE, "not_found"],
  ["404 of something in between", 404, "<!doctype html><h1>Not Found</h1>", "bad_response"],
  ["broken compression", 200, gzipSync('{"genres":[]}').subarray(0, 20), "bad_response"],
  ["megabytes compressed", 200, gzipSync(Buffer.alloc(9 * 1024 * 1024, 32)), "bad_response"],
])("a response of %s is told apart, and not requested again", async (_, status, body, outcome) => {
  const { url } = await listen((_, response) => {
    const headers = typeof body === "string" ? {} : { "content-encoding": "gzip" };
    response.writeHead(status, headers).end(body);
  });
  const { genres, outcomes } = client({ attemptTimeoutMs: 2000 }, url);
  const result = outcome === "not_found" ? null : UNAVAILABLE.code;
  expect(await genres().catch(({ code }) => code)).toBe(result);
  expect(outcomes).toEqual([outcome]);
});
