import { randomUUID } from "node:crypto";
import { writeSync } from "node:fs";
import { AT_ONCE } from "./writers.ts";
import { openMongoStores } from "../src/stores/mongodb/mongodb-stores.ts";
import { toStars } from "../src/stores/rating-store.ts";
import { openSqliteStores } from "../src/stores/sqlite/sqlite-stores.ts";

/**
 * Writes ratings of movie 603 without end, ten at a time, and prints each that the store
 * acknowledged as `session stars` on a line. Made to be killed.
 * Usage: rating-writer.ts <file or mongodb:// address>
 */
const [target = ""] = process.argv.slice(2);
const { ratings } = target.startsWith("mongodb")
  ? openMongoStores(target)
  : openSqliteStores(target);

async function writeForever(): Promise<never> {
  for (let n = 0; ; n += 1) {
    const session = randomUUID();
    const stars = toStars((n % 5) + 1);
    await ratings.rate({ type: "movie", id: 603 }, session, stars);
    writeSync(1, `${session} ${stars}\n`);
  }
}

await Promise.all(Array.from({ length: AT_ONCE }, writeForever));
