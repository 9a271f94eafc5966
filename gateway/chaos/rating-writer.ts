import { randomUUID } from "node:crypto";
import { openMongoStores } from "../src/stores/mongodb/mongodb-stores.ts";
import { toStars } from "../src/stores/rating-store.ts";
import { StoreUnavailableError } from "../src/stores/store-unavailable.ts";
import { openSqliteStores } from "../src/stores/sqlite/sqlite-stores.ts";
import { AT_ONCE, starsInTurn } from "./writers.ts";

/**
 * Writes, changes and removes ratings of movie 603 without end, ten at a time. Prints `sent session stars`
 * before each, and `stored session stars` when the store acknowledged it. Made to be killed.
 * Usage: rating-writer.ts <file or mongodb:// address>
 */
const TITLE = { type: "movie", id: 603 } as const;
const [target = ""] = process.argv.slice(2);
const { ratings } = target.startsWith("mongodb")
  ? openMongoStores(target)
  : openSqliteStores(target);

/** A pipe takes only so much: resolves when the reader has room for the line. */
function say(line: string): Promise<unknown> {
  return new Promise<unknown>((said) => process.stdout.write(`${line}\n`, said));
}

async function writeForever(): Promise<never> {
  for (let n = 0; ; n += 1) {
    const session = randomUUID();
    for (const stars of starsInTurn(n)) {
      await say(`sent ${session} ${stars}`);
      try {
        if (stars === 0) await ratings.remove(TITLE, session);
        else await ratings.rate(TITLE, session, toStars(stars));
      } catch (error) {
        // On a busy machine a store may be late: such a rating is not acknowledged.
        if (!(error instanceof StoreUnavailableError)) throw error;
        break;
      }
      await say(`stored ${session} ${stars}`);
    }
  }
}

await Promise.all(Array.from({ length: AT_ONCE }, writeForever));
