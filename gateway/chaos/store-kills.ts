import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStores } from "../src/stores/open-stores.ts";
import { mongoDbForSuite } from "../test/mongodb/for-suite.ts";
import { killWhileRating } from "./kill-while-rating.ts";
import { finding, type Scale } from "./scale.ts";
import { startStoreWriter } from "./writers.ts";

/** `sqlite` or `mongodb` tries that store alone. */
const STORE = process.env["CHAOS_STORE"];

/** Kills processes that write to a store, on both stores, and looks for every rating that was acknowledged. */
export async function run({ kills }: Scale): Promise<boolean> {
  const mongoDb = await mongoDbForSuite();
  const dataDir = await mkdtemp(join(tmpdir(), "flickmap-kill-"));
  try {
    const file = join(dataDir, "flickmap.sqlite");
    const held =
      STORE === "mongodb" ||
      (await killWriters("SQLite", file, { mongodbUri: null, dataDir }, kills));
    if (STORE === "sqlite") return held;
    if (mongoDb.server === null) return STORE === undefined ? held : finding(false, mongoDb.label);
    const mongodbUri = mongoDb.freshUri();
    return (await killWriters(mongoDb.label, mongodbUri, { mongodbUri, dataDir }, kills)) && held;
  } finally {
    await mongoDb.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function killWriters(
  store: string,
  target: string,
  settings: Parameters<typeof openStores>[0],
  kills: number,
): Promise<boolean> {
  const {
    kills: killed,
    acknowledged,
    lost,
    totalsAgree,
  } = await killWhileRating(
    (ledger) => startStoreWriter(target, ledger),
    () => openStores(settings),
    kills,
  );
  return finding(
    lost.length === 0 && totalsAgree,
    `${store}: ${killed} writers killed, ${acknowledged} ratings acknowledged, ${lost.length} lost, totals ${totalsAgree ? "agree" : "disagree"}`,
  );
}
