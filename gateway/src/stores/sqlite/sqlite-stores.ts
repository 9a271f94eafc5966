import { dirname } from "node:path";
import { prepareDataFolder } from "../../config/data-folder.ts";
import type { ReportFailure, Stores } from "../stores.ts";
import { StoreUnavailableError } from "../stores.ts";
import { openDatabase } from "./database.ts";
import { SqliteAccess } from "./sqlite-access.ts";
import { SqliteAvailabilityStore } from "./sqlite-availability-store.ts";
import { SqliteContactStore } from "./sqlite-contact-store.ts";
import { SqliteRatingStore } from "./sqlite-rating-store.ts";

/** The file of ratings and contact messages exists and cannot be used: it is damaged, or the disk is full. */
class DatabaseFileError extends Error {
  constructor(file: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : "unknown";
    super(
      `The database ${file} cannot be opened (${reason}): free disk space, or restore the file ` +
        "from a backup or move it away; no restart is needed",
      { cause },
    );
  }
}

/** Opens the embedded stores in one SQLite file, which processes may share; calls reject until it can be opened. */
export function openSqliteStores(file: string, report: ReportFailure = () => undefined): Stores {
  if (file !== ":memory:") prepareDataFolder(dirname(file));
  const access = new SqliteAccess(() => {
    try {
      return openDatabase(file);
    } catch (error) {
      throw new DatabaseFileError(file, error);
    }
  }, report);
  // A write: a full disk can be read.
  const ping = async () => void access.run((sql) => sql.run`UPDATE store_identity SET id = id`);
  // Whoever reports failures has been told why it cannot be opened yet.
  ping().catch((error: unknown) => {
    if (!(error instanceof StoreUnavailableError)) throw error;
  });
  return {
    ratings: new SqliteRatingStore(access),
    contact: new SqliteContactStore(access),
    availability: new SqliteAvailabilityStore(access),
    ping,
    close: async () => access.close(),
  };
}
