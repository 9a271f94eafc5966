import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { pino } from "pino";
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  expect,
  onTestFinished,
  test,
  vi,
} from "vitest";
import { type SampleFilmDatabase, startSampleFilmDatabase } from "@flickmap/sample-film-database";
import type { Priority } from "../../request-scope.ts";
import type { FilmDatabaseObserver } from "../observer.ts";
import { GenreListRecord } from "../records/reference.ts";
import { FilmDatabaseClient } from "./client.ts";
import type { UpstreamOutcome } from "./upstream-fault.ts";

type Fault = Parameters<SampleFilmDatabase["setFaults"]>[0][number];

const LIMITS = {
  concurrency: 4,
  ratePerSecond: 1000,
  waiting: 10,
  attemptTimeoutMs: 300,
  deadlineMs: 2500,
};
const logger = pino({ level: "silent" });
const CREDENTIAL = { kind: "key", key: "planted-key-0123456789" } as const;

let sample: SampleFilmDatabase;
let elsewhere: Server;
let visitsElsewhere = 0;
beforeAll(async () => {
  sample = await startSampleFilmDatabase({ credential: CREDENTIAL.key });
  elsewhere = createServer((_, response) => {
    visitsElsewhere += 1;
    response.end('{"genres":[]}');
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, "127.0.0.1", resolve));
});
beforeEach(() => sample.resetRequestCount());
afterEach(() => sample.setFaults([]));
afterAll(async () => {
  elsewhere.close();
  await sample.close();
});

function client(limits: Partial<typeof LIMITS> = {}) {
  const outcomes: UpstreamOutcome[] = [];
  const retries: string[] = [];
  const made = new FilmDatabaseClient(
    { baseUrl: sample.url, credential: CREDENTIAL },
    { ...LIMITS, ...limits },
    logger,
    {
      upstreamCall: (_, outcome) => outcomes.push(outcome),
      upstreamRetry: (endpoint) => retries.push(endpoint),
    },
  );
  return {
    genres: (priority: Priority = "visitor") => made.get(genresCall(priority)),
    get: made.get.bind(made),
    outcomes,
    retries,
  };
}

function genresCall(priority: Priority = "visitor", path = "genre/movie/list") {
  return { path, parameters: {}, record: GenreListRecord, caller: { priority } };
}

test("an answer comes as a record, and no such thing as null", async () => {
  const { genres, get } = client();
  expect((await genres())?.genres).toContainEqual({ id: 18, name: "Drama" });
  expect(await get(genresCall("visitor", "movie/2000000000"))).toBeNull();
});

test.each<Fault>([
  { kind: "server-error", times: 1 },
  { kind: "cut-off", times: 1 },
  { kind: "hang", times: 1 },
  { kind: "rate-limit", times: 1, retryAfterSeconds: 1 },
])("a single $kind is overcome by a retry", async (fault) => {
  sample.setFaults([fault]);
  const { genres, outcomes } = client();
  const begun = performance.now();
  expect((await genres())?.genres.length).toBeGreaterThan(10);
  expect(performance.now() - begun).toBeGreaterThan(fault.kind === "rate-limit" ? 900 : 0);
  expect(outcomes).toHaveLength(2);
  expect(outcomes.at(-1)).toBe("ok");
});

test.each<Fault["kind"]>(["malformed", "wrong-schema"])(
  "an answer that is %s is neither retried nor opens the breaker",
  async (kind) => {
    sample.setFaults([{ kind }]);
    const { genres, outcomes, retries } = client();
    for (let attempt = 0; attempt < 8; attempt += 1) {
      await expect(genres()).rejects.toMatchObject({ code: "FILM_DATABASE_UNAVAILABLE" });
    }
    expect(retries).toEqual([]);
    expect(outcomes).toEqual(Array.from({ length: 8 }, () => "bad_response"));
    sample.setFaults([]);
    expect(await genres()).not.toBeNull();
  },
);

test("a 429 that asks for more time than there is ends every call immediately", async () => {
  sample.setFaults([{ kind: "rate-limit", times: 1, retryAfterSeconds: 60 }]);
  const { genres, outcomes } = client({ concurrency: 1, ratePerSecond: 1, deadlineMs: 5000 });
  const begun = performance.now();
  const waiting = await Promise.allSettled([genres(), genres(), genres()]);
  const [after] = await Promise.allSettled([genres()]);
  for (const call of [...waiting, after]) {
    expect(call).toMatchObject({
      reason: { code: "FILM_DATABASE_UNAVAILABLE", retryAfterSeconds: 30 },
    });
  }
  expect(performance.now() - begun).toBeLessThan(1000);
  expect(outcomes).toEqual(["rate_limited"]);
});

test("a redirect is not followed, so the credential goes nowhere else", async () => {
  const { port } = elsewhere.address() as AddressInfo;
  sample.setFaults([{ kind: "redirect", location: `http://127.0.0.1:${port}/3/genre/movie/list` }]);
  const { genres, outcomes } = client();
  await expect(genres()).rejects.toMatchObject({ code: "FILM_DATABASE_UNAVAILABLE" });
  expect(visitsElsewhere).toBe(0);
  expect(outcomes).toEqual(["refused"]);
});

test("a credential that is not accepted is not retried", async () => {
  const made = new FilmDatabaseClient(
    { baseUrl: sample.url, credential: { kind: "token", token: "wrong" } },
    LIMITS,
    logger,
  );
  await expect(made.get(genresCall())).rejects.toMatchObject({ code: "FILM_DATABASE_UNAVAILABLE" });
  expect(sample.requestCount()).toBe(1);
});

test("a film database that is down is not called after five failures", async () => {
  sample.setFaults([{ kind: "server-error" }]);
  const { genres } = client();
  for (let attempt = 0; attempt < 50; attempt += 1) await genres().catch(() => undefined);
  expect(sample.requestCount()).toBe(5);
});

test("it is probed once in five seconds, and called again when it has recovered", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  try {
    sample.setFaults([{ kind: "server-error" }]);
    const { genres } = client();
    for (let attempt = 0; attempt < 20; attempt += 1) await genres().catch(() => undefined);
    const before = sample.requestCount();
    vi.advanceTimersByTime(5001);
    await Promise.allSettled(Array.from({ length: 20 }, () => genres()));
    expect(sample.requestCount() - before).toBe(1);
    sample.setFaults([]);
    vi.advanceTimersByTime(5001);
    expect(await genres()).not.toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test("more calls than may wait are refused immediately", async () => {
  sample.setFaults([{ kind: "latency", delayMs: 100 }]);
  const { genres } = client({
    concurrency: 1,
    waiting: 2,
    attemptTimeoutMs: 10_000,
    deadlineMs: 20_000,
  });
  const answers = await Promise.allSettled(Array.from({ length: 10 }, () => genres()));
  const refused = answers.filter(
    (answer) => answer.status === "rejected" && answer.reason.code === "OVERLOADED",
  );
  expect(refused.length).toBeGreaterThanOrEqual(6);
  expect(sample.requestCount()).toBeLessThanOrEqual(4);
});

test("no more calls are begun in any second than are allowed, in a burst as in a stream", async () => {
  const { genres } = client({ concurrency: 50, ratePerSecond: 10 });
  await Promise.all(Array.from({ length: 15 }, () => genres()));
  for (let attempt = 0; attempt < 15; attempt += 1) await genres();
  expect(sample.requestCount()).toBe(30);
  expect(sample.busiestSecond()).toBe(10);
});

test("a background call is not retried, which leaves the retries to visitors", async () => {
  sample.setFaults([{ kind: "server-error", times: 1 }]);
  const { genres, retries } = client();
  const refresh = genres("background");
  await expect(refresh).rejects.toMatchObject({ code: "FILM_DATABASE_UNAVAILABLE" });
  expect(retries).toEqual([]);
});

test("visitors' calls go before background calls, which never fill the queue", async () => {
  sample.setFaults([{ kind: "latency", delayMs: 30 }]);
  const { genres } = client({ concurrency: 1, waiting: 10, deadlineMs: 20_000 });
  const ended: string[] = [];
  const send = async (what: string, priority: Priority) => {
    await genres(priority);
    ended.push(what);
  };
  const refreshes = Promise.allSettled(
    Array.from({ length: 20 }, () => send("refresh", "background")),
  );
  await Promise.all(Array.from({ length: 4 }, () => send("visit", "visitor")));
  const refused = (await refreshes).filter(({ status }) => status === "rejected");
  // One was under way before anybody came.
  expect(ended.slice(0, 5)).toEqual(["refresh", "visit", "visit", "visit", "visit"]);
  expect(refused.length).toBeGreaterThan(10);
});

/** A film database that sends what it is told, and a client of it. */
async function clientOf(listener: RequestListener, observer: FilmDatabaseObserver = {}) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const made = new FilmDatabaseClient(
    { baseUrl: `http://127.0.0.1:${port}`, credential: CREDENTIAL },
    { ...LIMITS, concurrency: 10, attemptTimeoutMs: 2000 },
    logger,
    observer,
  );
  return () => made.get(genresCall());
}

test.each([
  ["<!doctype html><h1>Not Found</h1>", "bad_response"],
  ["null", "bad_response"],
  ['{"success":false,"status_code":34,"status_message":"No such resource"}', "not_found"],
])("a 404 that says %s is %s", async (body, outcome) => {
  const outcomes: UpstreamOutcome[] = [];
  const genres = await clientOf((_, response) => response.writeHead(404).end(body), {
    upstreamCall: (_, each) => outcomes.push(each),
  });
  const result = outcome === "not_found" ? null : "FILM_DATABASE_UNAVAILABLE";
  expect(await genres().catch(({ code }) => code)).toBe(result);
  expect(outcomes).toEqual([outcome]);
});

test.each([
  ["breaks off in the middle of its compression", gzipSync('{"genres":[]}').subarray(0, 20)],
  ["is too long once it is decompressed", gzipSync(Buffer.alloc(9 * 1024 * 1024, 32))],
])("a response that %s is malformed, and not requested again", async (_, body) => {
  const outcomes: UpstreamOutcome[] = [];
  const genres = await clientOf(
    (_, response) => response.writeHead(200, { "content-encoding": "gzip" }).end(body),
    { upstreamCall: (_, outcome) => outcomes.push(outcome) },
  );
  await expect(genres()).rejects.toMatchObject({ code: "FILM_DATABASE_UNAVAILABLE" });
  expect(outcomes).toEqual(["bad_response"]);
});
