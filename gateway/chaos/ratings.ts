import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openMongoStores } from "../src/stores/mongodb/mongodb-stores.ts";
import { openSqliteStores } from "../src/stores/sqlite/sqlite-stores.ts";
import { mongoDbForSuite } from "../test/mongodb/for-suite.ts";
import { killWhileRating, type KillReport } from "./kill-while-rating.ts";

/** The number of kills that the promise of lasting ratings is shown by. */
const KILLS = 50;

/** Kills writers of ratings on both stores and prints what was lost. True when nothing was. */
export async function run(): Promise<boolean> {
  const mongoDb = await mongoDbForSuite();
  const folder = await mkdtemp(join(tmpdir(), "flickmap-kill-"));
  try {
    const file = join(folder, "flickmap.sqlite");
    const reports: Record<string, KillReport> = {
      SQLite: await killWhileRating(file, () => openSqliteStores(file), KILLS),
    };
    if (mongoDb.server !== null) {
      const uri = mongoDb.freshUri();
      reports[mongoDb.label] = await killWhileRating(uri, () => openMongoStores(uri), KILLS);
    }
    for (const [store, { kills, acknowledged, lost, totalsAgree }] of Object.entries(reports)) {
      const totals = totalsAgree ? "totals agree" : "TOTALS DISAGREE";
      console.log(
        `${store}: ${kills} kills, ${acknowledged} ratings acknowledged, ${lost.length} lost, ${totals}`,
      );
    }
    return Object.values(reports).every(
      ({ lost, totalsAgree }) => lost.length === 0 && totalsAgree,
    );
  } finally {
    await mongoDb.server?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
