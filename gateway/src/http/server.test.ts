import { expect, onTestFinished, test } from "vitest";
import { startGateway } from "../../test/gateway-under-test.ts";

test("each request is a line of the log, save those of health checks and of who reads metrics", async () => {
  const lines: string[] = [];
  const gateway = await startGateway({}, { onLogLine: (line) => lines.push(line) });
  onTestFinished(() => gateway.close());
  for (const url of ["/health/live", "/health/ready", "/metrics", "/api/movie/550"]) {
    await gateway.app.inject({ url });
  }
  const routes = lines
    .map((line): unknown => JSON.parse(line))
    .filter((line) => typeof line === "object" && line !== null && "route" in line)
    .map((line) => line.route);
  expect(routes).toEqual(["/api/:type/:id"]);
});

test("a page is logged and measured under its pattern, rendered or out of the cache, others under their route", async () => {
  const lines: string[] = [];
  const gateway = await startGateway({}, { onLogLine: (line) => lines.push(line) });
  onTestFinished(() => gateway.close());
  for (const url of ["/movie/550", "/movie/550", "/nothing/here"])
    await gateway.app.inject({ url });
  const { body } = await gateway.app.inject("/metrics");
  const routes = [...body.matchAll(/duration_seconds_count\{method="GET",route="([^"]+)"/gu)];
  expect(new Set(routes.map(([, route]) => route))).toEqual(new Set(["/movie/:id/:slug?", "/*"]));
  expect(lines.filter((line) => line.includes('"route":"/movie/:id/:slug?"'))).toHaveLength(1);
});
