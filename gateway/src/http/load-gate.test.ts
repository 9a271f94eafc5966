import Fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { addLoadGate, LoadGate, type RefusalReason } from "./load-gate.ts";

const BOUNDS = { inFlight: 3, lateMs: 200 };

/** A gate through which many requests come between two samples, each `latenessMs` late. */
function busy(gate: LoadGate, latenessMs: number, samples: number): void {
  for (let sample = 0; sample < samples; sample += 1) {
    for (let n = 0; n < 50; n += 1) if (gate.enter() === null) gate.leave();
    gate.sample(latenessMs);
  }
}

test("no more requests are under way than the bound, and one that ends makes room", () => {
  const gate = new LoadGate(BOUNDS);
  expect([gate.enter(), gate.enter(), gate.enter(), gate.enter()]).toEqual([
    null,
    null,
    null,
    "in_flight",
  ]);
  gate.leave();
  expect(gate.enter()).toBeNull();
});

test("a process that stays late refuses a growing share, never all, and recovers by itself", () => {
  let chance = 0;
  const gate = new LoadGate(BOUNDS, () => chance);
  busy(gate, 300, 2);
  expect(gate.enter(), "a hiccup").toBeNull();
  gate.leave();
  busy(gate, 300, 30);
  expect(gate.enter()).toBe("late");
  chance = 0.96;
  expect(gate.enter()).toBeNull();
  gate.leave();
  chance = 0;
  busy(gate, 0, 30);
  expect(gate.enter()).toBeNull();
});

test("a process that never rests while a crowd waits refuses some; a crowd that waits for others does not count", () => {
  const refusals = (utilization: number) => {
    const gate = new LoadGate({ inFlight: 1000, lateMs: 200 }, () => 0);
    for (let n = 0; n < 150; n += 1) gate.enter();
    let refused = 0;
    for (let sample = 0; sample < 20; sample += 1) {
      for (let n = 0; n < 30; n += 1) {
        if (gate.enter() === null) gate.leave();
        else refused += 1;
      }
      gate.sample(0, utilization);
    }
    return refused;
  };
  expect(refusals(1)).toBeGreaterThan(0);
  expect(refusals(0.5)).toBe(0);
});

test("a process that is late without being asked much refuses nobody", () => {
  const gate = new LoadGate(BOUNDS, () => 0);
  for (let n = 0; n < 30; n += 1) {
    expect(gate.enter()).toBeNull();
    gate.leave();
    gate.sample(900);
  }
});

test("what is refused is told when to come back; health and metrics are answered always", async () => {
  const app = Fastify();
  const reasons: RefusalReason[] = [];
  const held = Promise.withResolvers<void>();
  addLoadGate(app, new LoadGate({ inFlight: 1, lateMs: 1e9 }), (reason) => reasons.push(reason));
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
