import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { openMongoStores } from "../../src/stores/mongodb/mongodb-stores.ts";
import { openSqliteStores } from "../../src/stores/sqlite/sqlite-stores.ts";
import { mongoDbForSuite } from "../mongodb/for-suite.ts";
import { simulateCatalog } from "./simulate-catalog.ts";

/** LONG=1 simulates a month. */
const SHORT = { days: process.env["LONG"] ? 30 : 7, titles: 40, hours: [1, 8, 15, 22] };
const mongoDb = await mongoDbForSuite();
const folder = await mkdtemp(join(tmpdir(), "flickmap-changes-"));
afterAll(async () => {
  await mongoDb.stop();
  await rm(folder, { recursive: true, force: true });
});

describe("two gateways, one of which is killed now and again, publish each change once", () => {
  it("in SQLite", async () => {
    const store = join(folder, "flickmap.sqlite");
    const simulation = await simulateCatalog({
      ...SHORT,
      store,
      open: () => openSqliteStores(store),
      killAt: (hour, day) => hour === 1 && day % 3 === 0,
    });
    expect(simulation).toMatchObject({ missed: [], wrong: [], different: [] });
    expect(simulation.kills).toBeGreaterThan(1);
    expect(simulation.made).toBeGreaterThan(100);
  }, 600_000);

  it.skipIf(mongoDb.server === null)(
    `in MongoDB (${mongoDb.label})`,
    async () => {
      const store = mongoDb.freshUri();
      const simulation = await simulateCatalog({
        ...SHORT,
        store,
        open: () => openMongoStores(store),
        killAt: (hour, day) => hour === 1 && day % 3 === 0,
      });
      expect(simulation).toMatchObject({ missed: [], wrong: [], different: [] });
    },
    600_000,
  );
});
