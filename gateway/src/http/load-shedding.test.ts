import Fastify from "fastify";
import { expect, onTestFinished, test, vi } from "vitest";
import type { RejectionReason } from "../ops/metrics/metrics.ts";
import { addClientIdentification } from "./clients/identify-client.ts";
import { addLoadShedding, LoadShedder } from "./load-shedding.ts";
import { AdmissionQueue } from "./admission-queue.ts";
import { addRoutePolicies } from "./route-policy.ts";

/** A shedder whose queue has waited as long as the test says, at the time it says. */
function make(inFlight = 1e9) {
  const state = { now: 0, waitMs: 0 };
  const now = () => state.now;
  class Queue extends AdmissionQueue {
    override get longestWaitMs(): number {
      return state.waitMs;
    }
  }
  return { shedder: new LoadShedder({ inFlight, waitMs: 200 }, now, new Queue(now)), state };
}

test("no more requests are in flight than the bound, and one that ends makes room", () => {
  const { shedder } = make(3);
  const entered = ["a", "b", "c", "d"].map((address) => shedder.enter(address));
  expect(entered).toEqual([null, null, null, "in_flight"]);
  shedder.leave("a");
  expect(shedder.enter("d")).toBeNull();
});

test("one address has at most half of the slots", () => {
  const { shedder } = make(4);
  const entered = ["a", "a", "a", "b"].map((address) => shedder.enter(address));
  expect(entered).toEqual([null, null, "address_in_flight", null]);
  shedder.leave("a");
  expect(shedder.enter("a")).toBeNull();
});

test("addresses that come one after the other leave a fifth of the slots to newcomers", () => {
  const { shedder } = make(30);
  const taken = ["a", "b", "c", "d", "e"].map((address) => {
    let count = 0;
    while (shedder.enter(address) === null) count += 1;
    return count;
  });
  expect(taken).toEqual([15, 8, 1, 1, 1]);
  const newcomers = ["f", "g", "h", "i"];
  expect(newcomers.map((address) => shedder.enter(address))).toEqual([null, null, null, null]);
});

test("requests are rejected when the queue has waited too long for a second, until it has not", () => {
  const { shedder, state } = make();
  state.waitMs = 300;
  expect(shedder.enter("a"), "a hiccup").toBeNull();
  state.now = 999;
  expect(shedder.enter("a")).toBeNull();
  state.now = 1000;
  expect(shedder.enter("a")).toBe("waiting");
  state.waitMs = 150;
  expect(shedder.enter("a")).toBeNull();
});

test("soon after a rejection a long wait rejects immediately; a good while later it is a hiccup again", () => {
  const { shedder, state } = make();
  state.waitMs = 300;
  shedder.enter("a");
  state.now = 1000;
  expect(shedder.enter("a")).toBe("waiting");
  state.waitMs = 0;
  state.now = 5500;
  expect(shedder.enter("a")).toBeNull();
  state.waitMs = 300;
  expect(shedder.enter("a")).toBe("waiting");
  state.waitMs = 0;
  state.now = 10_600;
  expect(shedder.enter("a")).toBeNull();
  state.waitMs = 300;
  expect(shedder.enter("a")).toBeNull();
});

test("two hiccups with a breath between are no overload", () => {
  const { shedder, state } = make();
  for (const [now, waitMs] of [
    [0, 300],
    [900, 300],
    [950, 100],
    [1100, 300],
    [2000, 300],
  ] as const) {
    Object.assign(state, { now, waitMs });
    expect(shedder.enter("a")).toBeNull();
  }
});

test("a rejected request is told when to retry; health and metrics always respond", async () => {
  const app = Fastify();
  addRoutePolicies(app);
  addClientIdentification(app, null, () => undefined);
  const reasons: RejectionReason[] = [];
  const held = Promise.withResolvers<void>();
  addLoadShedding(app, new LoadShedder({ inFlight: 1, waitMs: 1e9 }), (reason) =>
    reasons.push(reason),
  );
  app.setErrorHandler(async (error: Error & { status?: number }, _, reply) =>
    reply.code(error.status ?? 500).send(error.message),
  );
  app.get("/slow", async () => {
    await held.promise;
    return "done";
  });
  for (const url of ["/health/live", "/metrics"]) app.get(url, async () => "ok");
  onTestFinished(() => app.close());
  const slow = app.inject({ url: "/slow" });
  await app.ready();
  await new Promise(setImmediate);
  expect((await app.inject({ url: "/slow" })).statusCode).toBe(503);
  expect((await app.inject({ url: "/health/live" })).statusCode).toBe(200);
  expect((await app.inject({ url: "/metrics" })).statusCode).toBe(200);
  expect(reasons).toEqual(["in_flight"]);
  held.resolve();
  expect((await slow).body).toBe("done");
  expect((await app.inject({ url: "/slow" })).statusCode).toBe(200);
});

test("a client that disconnects in the queue makes room", async () => {
  const shedder = new LoadShedder({ inFlight: 10, waitMs: 200 });
  const started: (() => boolean)[] = [];
  shedder.start = (run) => void started.push(run);
  const app = Fastify();
  addRoutePolicies(app);
  addClientIdentification(app, null, () => undefined);
  addLoadShedding(app, shedder, () => undefined);
  let answered = 0;
  app.get("/page", async () => {
    answered += 1;
    return "page";
  });
  onTestFinished(() => app.close());
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  const visitor = new AbortController();
  const visit = fetch(`${address}/page`, { signal: visitor.signal });
  await vi.waitFor(() => expect(started).toHaveLength(1));
  expect(shedder.inFlight).toBe(1);
  visitor.abort();
  await expect(visit).rejects.toThrow("aborted");
  await vi.waitFor(() => expect(shedder.inFlight).toBe(0));
  expect(started[0]?.()).toBe(false);
  expect(answered).toBe(0);
});
