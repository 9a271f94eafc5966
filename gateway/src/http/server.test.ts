import { expect, it, onTestFinished, test } from "vitest";
import { toReadablePath } from "./server.ts";
import { startGateway } from "../../test/gateway-under-test.ts";

it.each([
  ["/%E0%A4%A", "/%25E0%25A4%25A"],
  ["/movie/550/%E0%A4%A?x=%41", "/movie/550/%25E0%25A4%25A?x=%41"],
  ["/100%", "/100%25"],
])("%s cannot be decoded, and is a page's address all the same", (url, readable) => {
  expect(toReadablePath(url)).toBe(readable);
  expect(() => decodeURIComponent(toReadablePath(url))).not.toThrow();
});

it.each(["/movie/550/caf%C3%A9", "/search?q=100%", "/api/movie/550"])(
  "%s stays as it is",
  (url) => {
    expect(toReadablePath(url)).toBe(url);
  },
);

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
