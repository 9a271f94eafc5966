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

const post = (payload: string | object) =>
  gateway.app.inject({
    method: "POST",
    url: "/client-errors",
    payload,
    headers: { "content-type": "application/json" },
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
  for (const change of [{ kind: "other" }, { path: "/search?q=secret" }, { user: "somebody" }])
    expect((await post({ ...report, ...change })).statusCode).toBe(400);
  expect((await post("nonsense")).statusCode).toBe(400);
  expect((await post({ ...report, stack: "x".repeat(10_000) })).statusCode).toBe(413);
  const statuses = [];
  for (let time = 0; time < 15; time += 1) statuses.push((await post("nonsense")).statusCode);
  expect(statuses).toContain(429);
  expect([logged(), await counted()]).toEqual(before);
});
