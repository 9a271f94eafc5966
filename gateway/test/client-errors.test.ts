import { afterAll, beforeAll, expect, test } from "vitest";
import { type GatewayUnderTest, startGateway } from "./gateway-under-test.ts";

const report = {
  kind: "boundary",
  message: "Cannot read properties of undefined",
  stack: "TypeError: Cannot read properties of undefined\n    at Similar",
  path: "/movie/550",
};

const lines: string[] = [];
let gateway: GatewayUnderTest;
beforeAll(async () => {
  gateway = await startGateway({}, { onLogLine: (line) => lines.push(line) });
});
afterAll(() => gateway.close());

const post = (
  payload: string | object,
  headers: Readonly<Record<string, string>> = {},
  to = gateway,
) =>
  to.app.inject({
    method: "POST",
    url: "/client-errors",
    payload,
    headers: { "content-type": "application/json", ...headers },
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

test.each([
  ["no JSON", "nonsense", {}, 400],
  ["another type", JSON.stringify(report), { "content-type": "text/plain" }, 400],
  ["an unknown kind", { ...report, kind: "other" }, {}, 400],
  ["a path with a query", { ...report, path: "/search?q=secret" }, {}, 400],
  ["a field too many", { ...report, user: "somebody" }, {}, 400],
  ["a body that is too large", { ...report, stack: "x".repeat(10_000) }, {}, 413],
])("%s is refused, and neither logged nor counted", async (_, payload, headers, status) => {
  const before = [logged(), await counted()];
  expect((await post(payload, headers)).statusCode).toBe(status);
  expect([logged(), await counted()]).toEqual(before);
});

test("reports count towards the limit of their client", async () => {
  const limited = await startGateway({ REQUESTS_PER_MINUTE: "3" });
  const statuses = [];
  for (let time = 0; time < 6; time += 1)
    statuses.push((await post(report, {}, limited)).statusCode);
  await limited.close();
  expect(statuses).toContain(429);
});
