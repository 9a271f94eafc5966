import Fastify from "fastify";
import { expect, onTestFinished, test, vi } from "vitest";
import { StoreHealth } from "../stores/store-health.ts";
import { addHealthRoutes, type GatewayState } from "./health.ts";
import { Registry } from "prom-client";
import { addCatalogMetrics } from "./metrics/catalog-metrics.ts";

test.each<{ state: GatewayState; full: boolean; lacks: string | null; code: number; says: string }>(
  [
    { state: "ready", full: false, lacks: null, code: 200, says: "ok" },
    { state: "ready", full: true, lacks: null, code: 503, says: "full" },
    {
      state: "ready",
      full: false,
      lacks: "the web app is not built",
      code: 503,
      says: "the web app is not built",
    },
    { state: "stopping", full: false, lacks: "the web app", code: 503, says: "stopping" },
  ],
)(
  "a gateway that is $state, full: $full, and lacks $lacks responds with $code",
  async (gateway) => {
    const app = Fastify();
    onTestFinished(() => app.close());
    const store = new StoreHealth(async () => undefined);
    addHealthRoutes(
      app,
      () => gateway.state,
      store,
      () => gateway.full,
      () => gateway.lacks,
    );
    const response = await app.inject("/health/ready");
    expect(response.statusCode).toBe(gateway.code);
    expect(response.json()).toMatchObject({ status: gateway.says });
  },
);

test("the catalog is counted once a second at most, and is left out while its store does not respond", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const registry = new Registry();
  const stats = vi
    .fn(async () => ({ known: 50, observed: 40, due: 3, changes: 7, observingSince: 86_400_000 }))
    .mockRejectedValueOnce(new Error("no store"));
  addCatalogMetrics(registry, stats);
  expect(await registry.metrics()).not.toContain('state="known"');
  await registry.metrics();
  expect(stats).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  const text = await registry.metrics();
  expect(stats).toHaveBeenCalledTimes(2);
  for (const line of [
    'flickmap_catalog_titles{state="known"} 50',
    'flickmap_catalog_titles{state="observed"} 40',
    'flickmap_catalog_titles{state="due"} 3',
    "flickmap_availability_changes 7",
    "flickmap_catalog_observing_since_seconds 86400",
  ])
    expect(text.split("\n")).toContain(line);
});
