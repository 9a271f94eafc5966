import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { simulateCatalog } from "./simulate-catalog.ts";

test("two gateways, one of which is killed now and again, publish each change once", async () => {
  const folder = await mkdtemp(join(tmpdir(), "flickmap-changes-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const simulation = await simulateCatalog(join(folder, "flickmap.sqlite"), {
    // LONG=1 simulates a month.
    days: process.env["LONG"] ? 30 : 4,
    titles: 40,
    hours: [1, 13],
    killAt: (hour, day) => hour === 1 && day % 2 === 1,
  });
  expect(simulation).toMatchObject({ missed: [], wrong: [], different: [] });
  expect(simulation.kills).toBeGreaterThan(1);
  expect(simulation.made).toBeGreaterThan(100);
}, 600_000);
