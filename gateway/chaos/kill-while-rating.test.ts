import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, describe, expect, it } from "vitest";
import { openMongoStores } from "../src/stores/mongodb/mongodb-stores.ts";
import { openSqliteStores } from "../src/stores/sqlite/sqlite-stores.ts";
import { mongoDbForSuite } from "../test/mongodb/for-suite.ts";
import { killWhileRating } from "./kill-while-rating.ts";
import { startStoreWriter } from "./writers.ts";

/** Enough to catch a store that acknowledges too early; `npm run chaos -- ratings` kills 50 gateways. */
const KILLS = 5;
const mongoDb = await mongoDbForSuite();
const folder = await mkdtemp(join(tmpdir(), "flickmap-kill-"));
afterAll(async () => {
  await mongoDb.stop();
  await rm(folder, { recursive: true, force: true });
});

describe("a process killed while it stores ratings loses none that it acknowledged", () => {
  it("in SQLite, and leaves totals that are those of the ratings", async () => {
    const file = join(folder, "flickmap.sqlite");
    const report = await killWhileRating(
      (ledger) => startStoreWriter(file, ledger),
      () => openSqliteStores(file),
      KILLS,
    );
    expect(report).toMatchObject({ kills: KILLS, lost: [], totalsAgree: true });
    expect(report.acknowledged).toBeGreaterThan(KILLS);
    const database = new DatabaseSync(file);
    const ratings = database.prepare(
      "SELECT sum(stars) AS stars, count(*) AS sessions FROM rating",
    );
    const totals = database.prepare("SELECT stars, sessions FROM rating_total");
    expect(totals.get()).toEqual(ratings.get());
    database.close();
  }, 240_000);

  it.skipIf(mongoDb.server === null)(
    `in MongoDB (${mongoDb.label}), and leaves totals that are those of the ratings`,
    async () => {
      const uri = mongoDb.freshUri();
      const report = await killWhileRating(
        (ledger) => startStoreWriter(uri, ledger),
        () => openMongoStores(uri),
        KILLS,
      );
      expect(report).toMatchObject({ kills: KILLS, lost: [], totalsAgree: true });
      expect(report.acknowledged).toBeGreaterThan(KILLS);
    },
    240_000,
  );
});
