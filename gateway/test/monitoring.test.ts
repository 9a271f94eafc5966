import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type GatewayUnderTest, startGateway } from "./gateway-under-test.ts";

/** The alerts ask for metrics by name: one that was renamed would be no alert. */

const DEPLOY = join(import.meta.dirname, "../../deploy");

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

test("the alerts ask for metrics that the gateway has", () => {
  const text = readFileSync(join(DEPLOY, "alerts.yml"), "utf8");
  const asked = new Set(text.match(/\b(?:flickmap|process|nodejs)_[a-z_0-9]+_[a-z_0-9]+\b/gu));
  expect(asked.size).toBeGreaterThan(6);
  expect([...asked].filter((name) => !exposed.has(name))).toEqual([]);
});
