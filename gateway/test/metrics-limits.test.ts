import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startGateway } from "./gateway-under-test.ts";
import { fillCatalogue } from "./stores/fill-catalogue.ts";

test("many readings of the metrics at once keep no visitor waiting", async () => {
  const gateway = await startGateway();
  onTestFinished(() => gateway.close());
  await fillCatalogue(join(gateway.dataDir, "flickmap.sqlite"), {
    titles: 50_000,
    offers: () => "{}",
  });
  const address = await gateway.listen();
  const processorMs = async (work: () => Promise<unknown>) => {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  const reading = async () => (await fetch(`${address}/metrics`)).text();
  await reading();
  // The client's part is in both.
  const cheap = async () => (await fetch(`${address}/health/live`)).text();
  const many = (one: () => Promise<string>) => () =>
    Promise.all(Array.from({ length: 60 }, () => one()));
  await many(cheap)();
  const least = await processorMs(many(cheap));
  const most = await processorMs(many(reading));
  const alone = await processorMs(reading);
  expect(most).toBeLessThan(least * 3 + alone * 12);
  expect(await reading()).toContain('flickmap_catalogue_titles{state="known"} 50000');
}, 30_000);
