import type { ReportFailure, Stores } from "../stores.ts";
import { openDatabase } from "./database.ts";
import { SqliteAccess } from "./sqlite-access.ts";
import { SqliteAvailabilityStore } from "./sqlite-availability-store.ts";
import { SqliteContactStore } from "./sqlite-contact-store.ts";
import { SqliteRatingStore } from "./sqlite-rating-store.ts";

/**
 * Opens the embedded stores in one SQLite file, which several processes may share.
 * Throws when the file cannot be opened or written.
 */
export function openSqliteStores(file: string, report: ReportFailure = () => undefined): Stores {
  const database = openDatabase(file, report);
  const access = new SqliteAccess(database, report);
  const writeAgain = database.prepare("UPDATE store_identity SET id = id");
  return {
    ratings: new SqliteRatingStore(access),
    contact: new SqliteContactStore(access),
    availability: new SqliteAvailabilityStore(access),
    // A write: a full disk can be read.
    ping: () => access.write(() => writeAgain.run()),
    close: async () => {
      if (!database.isOpen) return;
      access.flush();
      database.close();
    },
  };
}
