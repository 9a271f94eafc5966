import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
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

/** What an average may take, in milliseconds. */
const MOST_MS = 5;

/** How many ratings of the title arrive in a minute. */
const RATE = 10_000;
const MINUTE_MS = 60_000;
/** As many ratings arrive at a time. */
const ARRIVALS = 50;

/** Times the average of a title with 1,000,000 ratings on both stores, then rates it 10,000 times in a minute. */
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
  const average = await report("SQLite, running totals", stores, 200);
  const scan = database.prepare(
    "SELECT avg(stars) AS average, count(*) AS count FROM rating WHERE title_type = ? AND title_id = ?",
  );
  const scanned = await median(5, async () => void scan.get(RATED.type, RATED.id));
  printRatio("SQLite, covering index instead (turned down)", scanned, average);
  database.exec("DROP INDEX by_stars");
  database.close();
  await rateForAMinute("SQLite", stores);
  await stores.close();
  await rm(folder, { recursive: true, force: true });
}

async function benchMongoDb(): Promise<void> {
  const mongoDb = await mongoDbForSuite();
  if (mongoDb.server === null) return;
  const uri = mongoDb.freshUri();
  const client = new MongoClient(uri);
  const database = client.db();
  // The indexes are there before the ratings, as where gateways of an older version stored them.
  const older = openMongoStores(uri);
  await older.ping();
  await older.close();
  let stores: Stores | null = null;
  try {
    for (let first = 0; first < RATINGS; first += 10_000) {
      const batch = Array.from({ length: 10_000 }, (_, n) => ({
        ...RATED,
        session: `session-${first + n}`,
        stars: 1 + (n % 5),
      }));
      await database.collection("ratings").insertMany(batch, { ordered: false });
    }
    await database.collection("migrations").deleteMany();
    const name = `MongoDB (${mongoDb.label})`;
    const begun = performance.now();
    stores = openMongoStores(uri, console.error);
    await stores.ping();
    while ((await database.collection("migrations").findOne()) === null) await wait(20);
    console.log(`${name}: ${Math.round(performance.now() - begun)} ms to count them once`);
    const average = await report(`${name}, running totals`, stores, 200);
    const counted = await median(3, async () => {
      await database
        .collection("ratings")
        .aggregate([
          { $match: { type: RATED.type, id: RATED.id } },
          { $group: { _id: null, average: { $avg: "$stars" }, count: { $sum: 1 } } },
        ])
        .toArray();
    });
    printRatio(`${name}, counting them instead`, counted, average);
    await rateForAMinute(name, stores);
  } finally {
    await client.close();
    await stores?.close();
    await mongoDb.stop();
  }
}

/**
 * Rates the title by the second as often as 10,000 times a minute, while its average is read and another title rated.
 */
async function rateForAMinute(name: string, { ratings }: Stores): Promise<void> {
  const other: TitleKey = { type: "tv", id: 1 };
  const times: Record<"rating" | "average" | "other", number[]> = {
    rating: [],
    average: [],
    other: [],
  };
  const timed = async (kind: keyof typeof times, action: () => Promise<unknown>) => {
    const begun = performance.now();
    await action();
    times[kind].push(performance.now() - begun);
  };
  const calls: Promise<void>[] = [];
  const begun = performance.now();
  for (let sent = 0; sent < RATE; sent += ARRIVALS) {
    for (let n = sent; n < sent + ARRIVALS; n += 1) {
      calls.push(timed("rating", () => ratings.rate(RATED, `writer-${n}`, 5)));
    }
    calls.push(timed("average", () => ratings.totals([RATED])));
    calls.push(timed("other", () => ratings.rate(other, `writer-${sent}`, 5)));
    await wait((MINUTE_MS * ARRIVALS) / RATE);
  }
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const waiting = calls.length - Object.values(times).flat().length;
  await Promise.all(calls);
  const [totals] = await ratings.totals([RATED]);
  const p99 = (all: readonly number[]) =>
    all.toSorted((a, b) => a - b)[Math.floor(all.length * 0.99)]?.toFixed(1);
  console.log(
    `${name}: ${RATE} more in ${seconds} s, ${RATINGS + RATE - (totals?.count ?? 0)} lost, ${waiting} waiting at the end; ` +
      `p99 of a rating ${p99(times.rating)} ms, of the average ${p99(times.average)} ms, ` +
      `of a rating of another title ${p99(times.other)} ms`,
  );
}

/** @returns the milliseconds that the average of all ratings takes */
async function report(what: string, stores: Stores, rounds: number): Promise<number> {
  const [totals] = await stores.ratings.totals([RATED]);
  if (totals?.count !== RATINGS || totals.average !== 3) throw new Error(`${what}: wrong totals`);
  const one = await median(rounds, async () => void (await stores.ratings.totals([RATED])));
  const page = await median(rounds, async () => void (await stores.ratings.totals(PAGE)));
  const verdict = one <= MOST_MS ? "within" : "over";
  console.log(
    `${what}: ${text(one)} an average of ${RATINGS} ratings (${verdict} the ${MOST_MS} ms that it may take), ` +
      `${text(page)} for a page of 20 titles`,
  );
  return one;
}

function printRatio(what: string, milliseconds: number, beside: number): void {
  const times = Math.round(milliseconds / beside);
  console.log(`${what}: ${text(milliseconds)} an average, ${times} times as long`);
}

function text(milliseconds: number): string {
  return `${milliseconds < 10 ? milliseconds.toFixed(3) : Math.round(milliseconds)} ms`;
}

/** The median time of an action in milliseconds. */
async function median(rounds: number, action: () => Promise<void>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    await action();
    times.push(performance.now() - begun);
  }
  return times.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN;
}
