import { createInterface } from "node:readline";
import { Keyv } from "keyv";
import { pino } from "pino";
import { Catalog } from "../../src/domain/changes/catalog.ts";
import { readConfig } from "../../src/config/config.ts";
import { FilmDatabaseCache } from "../../src/film-database/cache/film-database-cache.ts";
import { FilmDatabaseClient } from "../../src/film-database/client/client.ts";
import { FilmDatabase } from "../../src/film-database/film-database.ts";
import { openSqliteStores } from "../../src/stores/sqlite/sqlite-stores.ts";

/**
 * A gateway's catalog alone, with a clock of its own. Reads moments (milliseconds since 1970) from its input, one
 * a line; for each it observes what is due then, and prints the moment. Made to be killed.
 * Usage: catalog-process.ts <SQLite file> <film database>
 */
const [target = "", baseUrl = ""] = process.argv.slice(2);
const RATE = 1000;
const logger = pino({ level: "silent" });
const stores = openSqliteStores(target);
const { upstream } = readConfig({});
const client = new FilmDatabaseClient(
  { baseUrl, credential: { kind: "token", token: "sample" } },
  { ...upstream, ratePerSecond: RATE },
  logger,
);
let now = 0;
const catalog = new Catalog({
  filmDatabase: new FilmDatabase({
    source: "SAMPLE",
    client,
    cache: new FilmDatabaseCache({ memoryBytes: 1024 * 1024, durable: new Keyv(), logger }),
  }),
  store: stores.availability,
  logger,
  titles: 100_000,
  ratePerSecond: RATE * 4,
  withPopularTitles: false,
  now: () => now,
});
console.log("ready");
for await (const line of createInterface(process.stdin)) {
  now = Number(line);
  await catalog.run();
  console.log(line);
}
