import Fastify from "fastify";
import { expect, onTestFinished, test, vi } from "vitest";
import type { RejectionReason } from "../ops/metrics/metrics.ts";
import { addAdmission, Admission } from "./admission.ts";
import { shareTicks } from "./fair-share.ts";
import { addClientIdentification } from "./clients/identify-client.ts";
import { addRoutePolicies } from "./route-policy.ts";

/** An admission whose clock and ticks the test moves, and the clients whose requests have started. */
function make(inFlight = 1e9) {
  let now = 0;
  let tick: (() => void) | undefined;
  const admission = new Admission(
    { inFlight, waitMs: 1000 },
    () => now,
    (next) => (tick = next),
  );
  const started: string[] = [];
  const enter = (client: string) => admission.enter(client, () => started.push(client) > 0);
  return {
    admission,
    enter,
    flood: (client: string, count: number) => {
      const outcomes = Array.from({ length: count }, () => enter(client));
      return outcomes.filter((reason) => reason === null).length;
    },
    /** Ends the tick after so many milliseconds; returns whose requests have started since. */
    endTick: (milliseconds: number) => {
      now += milliseconds;
      const end = tick;
      tick = undefined;
      end?.();
      return started.splice(0);
    },
    started,
    isIdle: () => tick === undefined,
  };
}

const times = (count: number, client: string) => Array.from({ length: count }, () => client);

test("no more requests are in flight than the bound, and one that ends makes room", () => {
  const { admission, enter } = make(3);
  expect(["a", "b", "c", "d"].map(enter)).toEqual([null, null, null, "in_flight"]);
  admission.leave("a");
  expect(enter("d")).toBeNull();
});

test("one client has at most half of the slots", () => {
  const { admission, enter } = make(4);
  expect(["a", "a", "a", "b"].map(enter)).toEqual([null, null, "address_in_flight", null]);
  admission.leave("a");
  expect(enter("a")).toBeNull();
});

test("clients that come one after the other leave a fifth of the slots to newcomers", () => {
  const { enter, flood } = make(30);
  expect(["a", "b", "c", "d", "e"].map((client) => flood(client, 30))).toEqual([15, 8, 1, 1, 1]);
  expect(["f", "g", "h", "i"].map(enter)).toEqual([null, null, null, null]);
});

test("requests to an idle process start immediately, a burst over several ticks", () => {
  const { flood, endTick, started, isIdle } = make();
  flood("a", 100);
  expect(started.splice(0)).toEqual(times(64, "a"));
  expect(endTick(1)).toEqual(times(36, "a"));
  expect(endTick(1)).toEqual([]);
  expect(isIdle()).toBe(true);
});

test("long ticks start fewer and fewer requests, never none; short ones more again", () => {
  const { flood, endTick } = make();
  flood("a", 500);
  endTick(0);
  const counts = (milliseconds: number, ticks: number) =>
    Array.from({ length: ticks }, () => endTick(milliseconds).length);
  expect(counts(5, 8)).toEqual([32, 16, 8, 4, 2, 1, 1, 1]);
  expect(counts(1, 3)).toEqual([2, 3, 4]);
  expect(counts(20, 1), "one for each five milliseconds").toEqual([4]);
  expect(counts(1000, 1), "and eight at most").toEqual([8]);
});

test("a client with nothing in flight starts before the further requests of others", () => {
  const { flood, enter, endTick } = make();
  flood("flood", 300);
  endTick(5);
  endTick(5);
  flood("flood", 10);
  enter("visitor");
  expect(endTick(5)[0]).toBe("visitor");
});

test("further requests take turns by client, and get a fifth of the starts beside newcomers", () => {
  const { flood, enter, endTick, started } = make();
  flood("one", 200);
  flood("two", 37);
  started.length = 0;
  expect(endTick(1).slice(2, 6)).toEqual(["two", "one", "two", "one"]);
  for (let n = 0; n < 200; n += 1) enter(`visitor ${n}`);
  const begun = [endTick(1), endTick(1)].flat();
  expect(begun.filter((client) => !client.startsWith("visitor")).length).toBeGreaterThan(10);
  expect(begun.filter((client) => client.startsWith("visitor")).length).toBeGreaterThan(60);
});

test("a client that waits too long for requests of its own gets no more of them; others do", () => {
  const { flood, enter, endTick } = make();
  flood("flood", 300);
  for (let n = 0; n < 12; n += 1) endTick(100);
  expect(enter("flood")).toBe("waiting");
  expect(enter("visitor")).toBeNull();
});

test("first requests are rejected only when those of others do not start in time either", () => {
  const { enter, endTick } = make();
  for (let n = 0; n < 300; n += 1) enter(`visitor ${n}`);
  endTick(900);
  expect(enter("another")).toBeNull();
  endTick(200);
  expect(enter("one more")).toBe("waiting");
});

test("it is full when no slot was free for five seconds", () => {
  const { admission, enter, endTick } = make(2);
  ["a", "b"].map(enter);
  expect(admission.isFull).toBe(false);
  endTick(5000);
  expect(admission.isFull).toBe(true);
  admission.leave("a");
  expect(admission.isFull).toBe(false);
});

function serve(admission: Admission) {
  const app = Fastify();
  addRoutePolicies(app);
  shareTicks(app, { watchHeld: () => undefined });
  addClientIdentification(app, null, () => undefined);
  const reasons: RejectionReason[] = [];
  addAdmission(app, admission, (reason) => reasons.push(reason));
  onTestFinished(() => app.close());
  return { app, reasons };
}

test("a rejected request is told when to retry; health and metrics always respond", async () => {
  const { app, reasons } = serve(new Admission({ inFlight: 1, waitMs: 1e9 }));
  const held = Promise.withResolvers<void>();
  app.get("/slow", async () => {
    await held.promise;
    return "done";
  });
  for (const url of ["/health/live", "/metrics"]) app.get(url, async () => "ok");
  const slow = app.inject({ url: "/slow" });
  await app.ready();
  await new Promise(setImmediate);
  const rejected = await app.inject({ url: "/slow" });
  expect(rejected.statusCode).toBe(503);
  expect(rejected.headers["retry-after"]).toBeDefined();
  for (const url of ["/health/live", "/metrics"]) {
    expect((await app.inject({ url })).statusCode).toBe(200);
  }
  expect(reasons).toEqual(["in_flight"]);
  held.resolve();
  expect((await slow).body).toBe("done");
  expect((await app.inject({ url: "/slow" })).statusCode).toBe(200);
});

test("a client that disconnects while it waits makes room, and causes no work", async () => {
  const ticks: (() => void)[] = [];
  const admission = new Admission(
    { inFlight: 200, waitMs: 1e9 },
    () => 0,
    (tick) => ticks.push(tick),
  );
  const { app } = serve(admission);
  let answered = 0;
  app.get("/page", async () => {
    answered += 1;
    return "page";
  });
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  for (let n = 0; n < 64; n += 1) admission.enter("other", () => true);
  const visitor = new AbortController();
  const visit = fetch(`${address}/page`, { signal: visitor.signal });
  await vi.waitFor(() => expect(admission.inFlight).toBe(65));
  visitor.abort();
  await expect(visit).rejects.toThrow("aborted");
  await vi.waitFor(() => expect(admission.inFlight).toBe(64));
  ticks.shift()?.();
  expect(answered).toBe(0);
});
