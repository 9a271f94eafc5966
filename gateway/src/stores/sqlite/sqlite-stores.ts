import type { Stores } from "../stores.ts";
import { openDatabase, withDatabase } from "./database.ts";
import { GroupCommit } from "./group-commit.ts";
import { SqliteContactStore } from "./sqlite-contact-store.ts";
import { SqliteRatingStore } from "./sqlite-rating-store.ts";

/**
 * Opens the embedded stores in one SQLite file, which several processes may share.
 * Throws when the file cannot be opened or written.
 */
export function openSqliteStores(file: string): Stores {
  const database = openDatabase(file);
  const commits = new GroupCommit(database);
  return {
    ratings: new SqliteRatingStore(database, commits),
    contact: new SqliteContactStore(database, commits),
    ping: async () => void withDatabase(() => database.exec("SELECT 1")),
    close: async () => {
      if (!database.isOpen) return;
      commits.flush();
      database.close();
    },
  };
}
