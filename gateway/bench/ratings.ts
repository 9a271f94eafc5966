import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { MongoClient } from "mongodb";
import { openMongoStores } from "../src/stores/mongodb/mongodb-stores.ts";
import { openSqliteStores } from "../src/stores/sqlite/sqlite-stores.ts";
import type { Stores } from "../src/stores/stores.ts";
import type { TitleKey } from "../src/stores/title-key.ts";
import { mongoDbForSuite } from "../test/mongodb/for-suite.ts";

const RATINGS = 1_000_000;
const RATED: TitleKey = { type: "movie", id: 603 };
/** A page of titles, of which one is rated a million times. */
const PAGE: readonly TitleKey[] = Array.from({ length: 20 }, (_, n) => ({ ...RATED, id: 603 + n }));

/** Times the average of a title with 1,000,000 ratings on both stores, and prints the medians. */
export async function run(): Promise<void> {
  await benchSqlite();
  await benchMongoDb();
}

async function benchSqlite(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "flickmap-bench-"));
  const file = join(folder, "flickmap.sqlite");
  const stores = openSqliteStores(file);
  const database = new DatabaseSync(file);
  database.exec(`
    PRAGMA synchronous = OFF;
    INSERT INTO rating (title_type, title_id, session_id, stars)
    WITH RECURSIVE n(value) AS (SELECT 0 UNION ALL SELECT value + 1 FROM n LIMIT ${RATINGS})
    SELECT '${RATED.type}', ${RATED.id}, format('%08x-session', value), 1 + value % 5 FROM n;
    CREATE INDEX by_stars ON rating (title_type, title_id, stars)`);
  await report("SQLite, running totals", stores, 200);
  const scan = database.prepare(
    "SELECT avg(stars) AS average, count(*) AS count FROM rating WHERE title_type = ? AND title_id = ?",
  );
  const scanned = await median(5, async () => void scan.get(RATED.type, RATED.id));
  console.log(`SQLite, covering index instead (turned down): ${scanned} an average`);
  database.exec("DROP INDEX by_stars");
  let session = 0;
  const rated = await median(200, () => stores.ratings.rate(RATED, `writer-${(session += 1)}`, 5));
  console.log(`SQLite: ${rated} a rating, one after the other, on the disk`);
  database.close();
  await stores.close();
  await rm(folder, { recursive: true, force: true });
}

async function benchMongoDb(): Promise<void> {
  const mongoDb = await mongoDbForSuite();
  if (mongoDb.server === null) return;
  const uri = mongoDb.freshUri();
  const stores = openMongoStores(uri);
  const client = new MongoClient(uri);
  try {
    await stores.ping();
    const ratings = client.db().collection("ratings");
    for (let first = 0; first < RATINGS; first += 10_000) {
      const batch = Array.from({ length: 10_000 }, (_, n) => ({
        ...RATED,
        session: `session-${first + n}`,
        stars: 1 + (n % 5),
      }));
      await ratings.insertMany(batch, { ordered: false });
    }
    await report(`MongoDB (${mongoDb.label}), index scan`, stores, 3);
  } finally {
    await client.close();
    await stores.close();
    await mongoDb.stop();
  }
}

async function report(what: string, stores: Stores, rounds: number): Promise<void> {
  const [totals] = await stores.ratings.totals([RATED]);
  if (totals?.count !== RATINGS || totals.average !== 3) throw new Error(`${what}: wrong totals`);
  const one = await median(rounds, async () => void (await stores.ratings.totals([RATED])));
  const page = await median(rounds, async () => void (await stores.ratings.totals(PAGE)));
  console.log(`${what}: ${one} an average of ${RATINGS} ratings, ${page} for a page of 20 titles`);
}

/** The median time of an action in milliseconds, as text. */
async function median(rounds: number, action: () => Promise<void>): Promise<string> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    await action();
    times.push(performance.now() - begun);
  }
  const middle = times.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN;
  return `${middle < 10 ? middle.toFixed(3) : Math.round(middle)} ms`;
}
