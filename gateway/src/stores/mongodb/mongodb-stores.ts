import type { Db } from "mongodb";
import type { ReportFailure, Stores } from "../stores.ts";
import { prepareAvailability } from "./availability-documents.ts";
import { MongoConnection } from "./connection.ts";
import { MongoAvailabilityStore } from "./mongodb-availability-store.ts";
import { MongoContactStore, prepareContactMessages } from "./mongodb-contact-store.ts";
import { MongoRatingStore, prepareRatings } from "./mongodb-rating-store.ts";

/** Never fails but for a bad `uri`: until the server is reached, every call rejects with `StoreUnavailableError`. */
export function openMongoStores(uri: string, report: ReportFailure = () => undefined): Stores {
  const connection = new MongoConnection(
    uri,
    async (database: Db) => {
      await Promise.all([
        prepareRatings(database),
        prepareContactMessages(database),
        prepareAvailability(database),
      ]);
    },
    report,
  );
  return {
    ratings: new MongoRatingStore(connection),
    contact: new MongoContactStore(connection),
    availability: new MongoAvailabilityStore(connection),
    ping: () => connection.use(async (database) => void (await database.command({ ping: 1 }))),
    close: () => connection.close(),
  };
}
