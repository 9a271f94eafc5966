import Fastify from "fastify";
import { expect, onTestFinished, test, vi } from "vitest";
import { addLoadGate, LoadGate, type RefusalReason } from "./load-shedding.ts";
import { Turns } from "./admission-queue.ts";

/** A gate before which those in line have waited as long as the test says, at the time it says. */
function make(inFlight = 1e9) {
  const state = { now: 0, waitMs: 0 };
  const now = () => state.now;
  class Line extends Turns {
    override get longestWaitMs(): number {
      return state.waitMs;
    }
  }
  return { gate: new LoadGate({ inFlight, waitMs: 200 }, now, new Line(now)), state };
}

test("no more requests are under way than the bound, and one that ends makes room", () => {
  const { gate } = make(3);
  const entered = [gate.enter(), gate.enter(), gate.enter(), gate.enter()];
  expect(entered).toEqual([null, null, null, "in_flight"]);
  gate.leave();
  expect(gate.enter()).toBeNull();
});

test("newcomers are refused when those in line have waited too long for a second, until they have not", () => {
  const { gate, state } = make();
  state.waitMs = 300;
  expect(gate.enter(), "a hiccup").toBeNull();
  state.now = 999;
  expect(gate.enter()).toBeNull();
  state.now = 1000;
  expect(gate.enter()).toBe("waiting");
  state.waitMs = 150;
  expect(gate.enter()).toBeNull();
});

test("soon after a refusal a long wait is refused at once; a good while later it is a hiccup again", () => {
  const { gate, state } = make();
  state.waitMs = 300;
  gate.enter();
  state.now = 1000;
  expect(gate.enter()).toBe("waiting");
  state.waitMs = 0;
  state.now = 5500;
  expect(gate.enter()).toBeNull();
  state.waitMs = 300;
  expect(gate.enter()).toBe("waiting");
  state.waitMs = 0;
  state.now = 10_600;
  expect(gate.enter()).toBeNull();
  state.waitMs = 300;
  expect(gate.enter()).toBeNull();
});

test("two hiccups with a breath between are no overload", () => {
  const { gate, state } = make();
  for (const [now, waitMs] of [
    [0, 300],
    [900, 300],
    [950, 100],
    [1100, 300],
    [2000, 300],
  ] as const) {
    Object.assign(state, { now, waitMs });
    expect(gate.enter()).toBeNull();
  }
});

test("what is refused is told when to come back; health and metrics are answered always", async () => {
  const app = Fastify();
  const reasons: RefusalReason[] = [];
  const held = Promise.withResolvers<void>();
  addLoadGate(app, new LoadGate({ inFlight: 1, waitMs: 1e9 }), (reason) => reasons.push(reason));
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

test("who goes away while waiting costs no turn, and makes room", async () => {
  const gate = new LoadGate({ inFlight: 10, waitMs: 200 });
  const begin: (() => boolean)[] = [];
  gate.begin = (go) => void begin.push(go);
  const app = Fastify();
  addLoadGate(app, gate, () => undefined);
  let answered = 0;
  app.get("/page", async () => {
    answered += 1;
    return "page";
  });
  onTestFinished(() => app.close());
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  const visitor = new AbortController();
  const visit = fetch(`${address}/page`, { signal: visitor.signal });
  await vi.waitFor(() => expect(begin).toHaveLength(1));
  expect(gate.inFlight).toBe(1);
  visitor.abort();
  await expect(visit).rejects.toThrow("aborted");
  await vi.waitFor(() => expect(gate.inFlight).toBe(0));
  expect(begin[0]?.()).toBe(false);
  expect(answered).toBe(0);
});
