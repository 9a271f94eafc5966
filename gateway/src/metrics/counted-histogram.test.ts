import { AggregatorRegistry, Histogram, Registry } from "prom-client";
import { expect, test } from "vitest";
import { CountedHistogram } from "./counted-histogram.ts";

const BUCKETS = [0.1, 1, 10];
/** Below, on and above each bound. */
const VALUES = [0, 0.1, 0.11, 1, 2, 10, 10.5, 1e6];

const described = (registry: Registry) => ({
  name: "age_seconds",
  help: "Ages, in seconds",
  labelNames: ["kind", "status"] as const,
  buckets: BUCKETS,
  registers: [registry],
});

/** The same observations in a histogram of prom-client and in a counted one. */
function bothRegistries() {
  const [standard, counted] = [new Registry(), new Registry()];
  const histogram = new Histogram(described(standard));
  const countedHistogram = new CountedHistogram(described(counted));
  for (const labels of [
    { kind: "a", status: 200 },
    { kind: "b", status: 304 },
  ]) {
    const series = countedHistogram.addSeries(labels);
    for (const value of VALUES) {
      histogram.observe(labels, value);
      series.observe(value);
    }
  }
  return { standard, counted };
}

test("a counted histogram reads as prom-client's own", async () => {
  const { standard, counted } = bothRegistries();
  expect(await counted.metrics()).toBe(await standard.metrics());
});

test("the counted histograms of several processes are added up as prom-client's own", async () => {
  const { standard, counted } = bothRegistries();
  const ofTwoProcesses = async (registry: Registry) => {
    const metrics = await registry.getMetricsAsJSON();
    return AggregatorRegistry.aggregate([metrics, structuredClone(metrics)]).metrics();
  };
  expect(await ofTwoProcesses(counted)).toBe(await ofTwoProcesses(standard));
});
