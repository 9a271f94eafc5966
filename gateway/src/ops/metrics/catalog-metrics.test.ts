import { Registry } from "prom-client";
import { expect, onTestFinished, test, vi } from "vitest";
import { addCatalogMetrics } from "./catalog-metrics.ts";

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
