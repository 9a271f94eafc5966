import { expect, test } from "vitest";
import { sampleUnderTest } from "../test-client.ts";
import type { Fault } from "./faults.ts";

async function struckBy(fault: Fault) {
  const sample = await sampleUnderTest({ faults: [fault] });
  return {
    ...sample,
    ask: (patienceMs = 20_000) =>
      fetch(`${sample.server.url}/movie/550`, {
        headers: { authorization: "Bearer x" },
        redirect: "manual",
        signal: AbortSignal.timeout(patienceMs),
      }),
  };
}

test("rate-limit answers 429 with status_code 25 and Retry-After", async () => {
  await using sample = await struckBy({ kind: "rate-limit", retryAfterSeconds: 7 });
  const response = await sample.ask();
  expect(response.status).toBe(429);
  expect(response.headers.get("retry-after")).toBe("7");
  expect(await response.json()).toMatchObject({ status_code: 25, success: false });
});

test("rate-limit can leave Retry-After out", async () => {
  await using sample = await struckBy({ kind: "rate-limit", retryAfterSeconds: null });
  expect((await sample.ask()).headers.get("retry-after")).toBeNull();
});

test("server-error returns the given status", async () => {
  await using sample = await struckBy({ kind: "server-error", status: 503 });
  expect((await sample.ask()).status).toBe(503);
});

test("hang sends nothing", async () => {
  await using sample = await struckBy({ kind: "hang" });
  await expect(sample.ask(300)).rejects.toThrow(/timeout/i);
});

test("latency holds the answer back", async () => {
  await using sample = await struckBy({ kind: "latency", delayMs: 60 });
  const begun = performance.now();
  expect((await sample.ask()).status).toBe(200);
  expect(performance.now() - begun).toBeGreaterThanOrEqual(55);
});

test("cut-off promises more than it sends", async () => {
  await using sample = await struckBy({ kind: "cut-off" });
  await expect(sample.ask().then((response) => response.text())).rejects.toThrow(/terminated/);
});

test("malformed is no JSON", async () => {
  await using sample = await struckBy({ kind: "malformed" });
  await expect(sample.ask().then((response) => response.json())).rejects.toThrow(SyntaxError);
});

test("wrong-schema is JSON of another form", async () => {
  await using sample = await struckBy({ kind: "wrong-schema" });
  expect(await (await sample.ask()).json()).toMatchObject({ results: "none" });
});

test("redirect points to another host", async () => {
  await using sample = await struckBy({ kind: "redirect", location: "https://elsewhere.invalid/" });
  const response = await sample.ask();
  expect(response.status).toBe(302);
  expect(response.headers.get("location")).toBe("https://elsewhere.invalid/");
});

test("a fault strikes the paths that match, as often as it was told", async () => {
  await using sample = await sampleUnderTest({
    faults: [{ kind: "server-error", path: "/3/tv/", times: 2 }],
  });
  expect((await sample.get("movie/550")).status).toBe(200);
  const answers = [];
  for (let time = 0; time < 3; time++) answers.push((await sample.get("tv/1396")).status);
  expect(answers).toEqual([500, 500, 200]);
});
