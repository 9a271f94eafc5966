import { join } from "node:path";
import { openMongoStores } from "./mongodb/mongodb-stores.ts";
import { openSqliteStores } from "./sqlite/sqlite-stores.ts";
import type { ReportTrouble, Stores } from "./stores.ts";

/** Which stores a deployment has. */
export interface StoresConfig {
  /** A MongoDB address; null for the embedded SQLite. */
  readonly mongodbUri: string | null;
  /** The folder of the embedded database. */
  readonly dataDir: string;
}

/**
 * Opens the stores of a deployment: MongoDB where an address is given, else SQLite in the data
 * folder. An unreachable MongoDB is no error here: its calls reject until it can be reached.
 * Throws when the SQLite file cannot be opened.
 */
export function openStores({ mongodbUri, dataDir }: StoresConfig, report?: ReportTrouble): Stores {
  if (mongodbUri !== null) return openMongoStores(mongodbUri, report);
  return openSqliteStores(join(dataDir, "flickmap.sqlite"), report);
}
