import { randomUUID } from "node:crypto";
import { AT_ONCE } from "./writers.ts";
import { openMongoStores } from "../src/stores/mongodb/mongodb-stores.ts";
import { toStars } from "../src/stores/rating-store.ts";
import { StoreUnavailableError } from "../src/stores/store-unavailable.ts";
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
    try {
      await ratings.rate({ type: "movie", id: 603 }, session, stars);
    } catch (error) {
      // On a busy machine a store may be late: such a rating is not acknowledged.
      if (!(error instanceof StoreUnavailableError)) throw error;
      continue;
    }
    // A pipe takes only so much: what the reader has not room for yet is not said.
    await new Promise<unknown>((said) => process.stdout.write(`${session} ${stars}\n`, said));
  }
}

await Promise.all(Array.from({ length: AT_ONCE }, writeForever));
