import { expect, test } from "vitest";
import { startGateway } from "./gateway-under-test.ts";

const report = {
  kind: "boundary",
  message: "Cannot read properties of undefined",
  stack: "TypeError: Cannot read properties of undefined\n    at Similar",
  path: "/movie/550",
};

const lines: string[] = [];
const settings = { REQUESTS_PER_MINUTE: "15" };
const gateway = await startGateway(settings, { onLogLine: (line) => lines.push(line) });

const post = (payload: string | object, type = "application/json") =>
  gateway.app.inject({
    method: "POST",
    url: "/client-errors",
    payload,
    headers: { "content-type": type },
  });
const logged = () => lines.filter((line) => line.includes("clientError"));
const counted = async () =>
  (await gateway.app.inject("/metrics")).body.match(/^flickmap_client_errors_total.*$/gmu);

test("an error of the web app is logged and counted, and many at once are logged once", async () => {
  for (let time = 0; time < 3; time += 1) expect((await post(report)).statusCode).toBe(204);
  expect(logged()).toHaveLength(1);
  expect(logged()[0]).toContain("at Similar");
  expect(await counted()).toContain('flickmap_client_errors_total{kind="boundary"} 3');
});

test("what is no report is refused, and neither logged nor counted; many use up a client's budget", async () => {
  const before = [logged(), await counted()];
  for (const [payload, status] of [
    ["nonsense", 400],
    [{ ...report, kind: "other" }, 400],
    [{ ...report, path: "/search?q=secret" }, 400],
    [{ ...report, user: "somebody" }, 400],
    [{ ...report, stack: "x".repeat(10_000) }, 413],
  ] as const)
    expect((await post(payload)).statusCode).toBe(status);
  expect((await post(JSON.stringify(report), "text/plain")).statusCode).toBe(400);
  expect([logged(), await counted()]).toEqual(before);
  const statuses: number[] = [];
  for (let time = 0; time < 15; time += 1) statuses.push((await post("nonsense")).statusCode);
  expect(statuses).toContain(429);
});
