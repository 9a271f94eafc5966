import { expect, onTestFinished, test } from "vitest";
import { startGateway } from "./gateway-under-test.ts";

const report = {
  kind: "boundary",
  message: "Cannot read properties of undefined",
  stack: "TypeError: Cannot read properties of undefined\n    at Similar",
  path: "/movie/550",
};

async function startReporting(environment: Readonly<Record<string, string>> = {}) {
  const lines: string[] = [];
  const gateway = await startGateway(environment, { onLogLine: (line) => lines.push(line) });
  onTestFinished(() => gateway.close());
  const post = (payload: string | object, headers: Readonly<Record<string, string>> = {}) =>
    gateway.app.inject({
      method: "POST",
      url: "/client-errors",
      payload,
      headers: { "content-type": "application/json", ...headers },
    });
  return { gateway, post, logged: () => lines.filter((line) => line.includes("clientError")) };
}

test("an error of the web app is logged and counted, and many at once are logged once", async () => {
  const { gateway, post, logged } = await startReporting();
  for (let time = 0; time < 3; time += 1) expect((await post(report)).statusCode).toBe(204);
  expect(logged()).toHaveLength(1);
  expect(logged()[0]).toContain("at Similar");
  const { body } = await gateway.app.inject("/metrics");
  expect(body).toContain('flickmap_client_errors_total{kind="boundary"} 3');
});

test.each([
  ["no JSON", "nonsense", {}, 400],
  ["another type", JSON.stringify(report), { "content-type": "text/plain" }, 400],
  ["an unknown kind", { ...report, kind: "other" }, {}, 400],
  ["a path with a query", { ...report, path: "/search?q=secret" }, {}, 400],
  ["a field too many", { ...report, user: "somebody" }, {}, 400],
  ["a body that is too large", { ...report, stack: "x".repeat(10_000) }, {}, 413],
])("%s is refused, and neither logged nor counted", async (_, payload, headers, status) => {
  const { gateway, post, logged } = await startReporting();
  expect((await post(payload, headers)).statusCode).toBe(status);
  expect(logged()).toEqual([]);
  const { body } = await gateway.app.inject("/metrics");
  expect(body).toMatch(/^flickmap_client_errors_total\{.*\} 0$/mu);
  expect(body).not.toMatch(/^flickmap_client_errors_total\{.*\} [1-9]/mu);
});

test("reports count towards the limit of their client", async () => {
  const { post } = await startReporting({ REQUESTS_PER_MINUTE: "3" });
  const statuses = [];
  for (let time = 0; time < 6; time += 1) statuses.push((await post(report)).statusCode);
  expect(statuses).toContain(429);
});
