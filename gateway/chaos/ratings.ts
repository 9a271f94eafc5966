import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStores } from "../src/stores/open-stores.ts";
import { mongoDbForSuite } from "../test/mongodb/for-suite.ts";
import { killWhileRating } from "./kill-while-rating.ts";
import { startGatewayWriter } from "./writers.ts";

/** The number of kills that the promise of lasting ratings is shown by. */
const KILLS = 50;

/** Kills gateways that store ratings, on both stores, and prints what was lost. True when nothing was. */
export async function run(): Promise<boolean> {
  const mongoDb = await mongoDbForSuite();
  const dataDir = await mkdtemp(join(tmpdir(), "flickmap-kill-"));
  try {
    const sqlite = await killGateways("SQLite", dataDir, null);
    if (mongoDb.server === null) return sqlite;
    return (await killGateways(mongoDb.label, dataDir, mongoDb.freshUri())) && sqlite;
  } finally {
    await mongoDb.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function killGateways(
  store: string,
  dataDir: string,
  mongodbUri: string | null,
): Promise<boolean> {
  const { kills, acknowledged, lost, totalsAgree } = await killWhileRating(
    (ledger) => startGatewayWriter({ DATA_DIR: dataDir, MONGODB_URI: mongodbUri ?? "" }, ledger),
    () => openStores({ mongodbUri, dataDir }),
    KILLS,
  );
  const totals = totalsAgree ? "totals agree" : "TOTALS DISAGREE";
  console.log(
    `${store}: ${kills} gateways killed, ${acknowledged} ratings acknowledged, ${lost.length} lost, ${totals}`,
  );
  return lost.length === 0 && totalsAgree;
}
