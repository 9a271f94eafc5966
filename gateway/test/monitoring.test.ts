import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type GatewayUnderTest, startGateway } from "./gateway-under-test.ts";

/** The dashboard and the alerts ask for metrics by name: one that was renamed would be an empty panel, or no alert. */

const DEPLOY = join(import.meta.dirname, "../../deploy");
const promtoolMissing = spawnSync("promtool", ["--version"]).status !== 0;
const why = promtoolMissing ? " (skipped: there is no promtool)" : "";

let gateway: GatewayUnderTest;
let exposed: ReadonlySet<string>;
beforeAll(async () => {
  // Nothing listens there: the metric of Redis exists all the same.
  gateway = await startGateway({ REDIS_URL: "redis://127.0.0.1:1" });
  const { body } = await gateway.app.inject("/metrics");
  const series = [...body.matchAll(/^# TYPE (\S+) (\w+)/gmu)].flatMap(([, name = "", type]) =>
    type === "histogram" ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  );
  exposed = new Set(series);
});
afterAll(() => gateway.close());

test.each(["grafana-dashboard.json", "alerts.yml"])(
  "%s asks for metrics that the gateway has",
  (file) => {
    const text = readFileSync(join(DEPLOY, file), "utf8");
    const asked = new Set(text.match(/\b(?:flickmap|process|nodejs)_[a-z_0-9]+_[a-z_0-9]+\b/gu));
    expect(asked.size).toBeGreaterThan(6);
    expect([...asked].filter((name) => !exposed.has(name))).toEqual([]);
  },
);

test("the dashboard is of a form that Grafana imports", () => {
  const { panels, templating, title } = JSON.parse(
    readFileSync(join(DEPLOY, "grafana-dashboard.json"), "utf8"),
  );
  expect([title, templating.list.map(({ name }: { name: string }) => name)]).toEqual([
    "Flickmap",
    ["datasource", "job"],
  ]);
  const places = new Set<string>();
  for (const { id, targets, gridPos } of panels) {
    expect(targets.length, `panel ${id}`).toBeGreaterThan(0);
    for (let x = gridPos.x; x < gridPos.x + gridPos.w; x += 1) {
      expect(places, `panel ${id} lies over another`).not.toContain(`${x},${gridPos.y}`);
      places.add(`${x},${gridPos.y}`);
    }
    expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24);
  }
});

test.skipIf(promtoolMissing)(`the alerts fire for what they are named for${why}`, () => {
  for (const args of [
    ["check", "rules", "alerts.yml"],
    ["test", "rules", "alerts.test.yml"],
  ]) {
    const { status, stdout, stderr } = spawnSync("promtool", args, {
      cwd: DEPLOY,
      encoding: "utf8",
    });
    expect([status, stdout + stderr]).toEqual([0, expect.stringContaining("SUCCESS")]);
  }
});
