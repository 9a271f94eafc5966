import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openMongoStores } from "../src/stores/mongodb/mongodb-stores.ts";
import { openSqliteStores } from "../src/stores/sqlite/sqlite-stores.ts";
import type { Stores } from "../src/stores/stores.ts";
import { mongoDbForSuite } from "../test/mongodb/for-suite.ts";
import { finding, LONG, type Scale } from "./scale.ts";
import { simulateCatalog } from "./simulate-catalog.ts";

const EACH_HOUR = Array.from({ length: 24 }, (_, hour) => hour);

/**
 * Two gateways observe a catalog on the sample for simulated days, some of its titles at each hour, and one of them
 * is killed at each hour from the second day on. True when each change that the sample made was published once, and
 * nothing else.
 */
export async function run(scale: Scale): Promise<boolean> {
  const days = scale === LONG ? 30 : 3;
  const mongoDb = await mongoDbForSuite();
  const folder = await mkdtemp(join(tmpdir(), "flickmap-changes-"));
  const simulate = async (name: string, store: string, open: () => Stores) => {
    const hours = EACH_HOUR;
    const { kills, made, missed, wrong, different } = await simulateCatalog({
      store,
      open,
      days,
      titles: 200,
      hours,
      killAt: () => true,
    });
    return finding(
      missed.length === 0 && wrong.length === 0 && different.length === 0 && made > 0,
      `${name}: ${days} days, ${kills} kills, ${made} changes made, ${missed.length} missed, ` +
        `${wrong.length} wrong, ${different.length} titles that differ at the end`,
    );
  };
  try {
    const file = join(folder, "flickmap.sqlite");
    const sqlite = await simulate("SQLite", file, () => openSqliteStores(file));
    if (mongoDb.server === null) return sqlite;
    const uri = mongoDb.freshUri();
    return (await simulate(mongoDb.label, uri, () => openMongoStores(uri))) && sqlite;
  } finally {
    await mongoDb.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
