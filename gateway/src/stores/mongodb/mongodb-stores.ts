import type { Db } from "mongodb";
import type { Stores } from "../stores.ts";
import { MongoConnection } from "./connection.ts";
import { MongoContactStore, prepareContactMessages } from "./mongodb-contact-store.ts";
import { MongoRatingStore, prepareRatings } from "./mongodb-rating-store.ts";

/**
 * The stores in MongoDB at `uri`. Never fails: the server may be reached later, and until then every
 * call of the stores rejects with `StoreUnavailableError`. Throws only when `uri` is not an address.
 */
export function openMongoStores(uri: string): Stores {
  const connection = new MongoConnection(uri, async (database: Db) => {
    await Promise.all([prepareRatings(database), prepareContactMessages(database)]);
  });
  return {
    ratings: new MongoRatingStore(connection),
    contact: new MongoContactStore(connection),
    ping: () => connection.use(async (database) => void (await database.command({ ping: 1 }))),
    close: () => connection.close(),
  };
}
