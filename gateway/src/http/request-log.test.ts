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
