import { join } from "node:path";
import { openSqliteStores } from "./sqlite/sqlite-stores.ts";
import type { ReportFailure, Stores } from "./stores.ts";

/** Which stores a deployment has. */
export interface StoresConfig {
  /** A MongoDB URI; null for the embedded SQLite. */
  readonly mongodbUri: string | null;
  /** The folder of the embedded database. */
  readonly dataDir: string;
}

/** The embedded database of a data folder. */
export const databaseFile = (dataDir: string): string => join(dataDir, "flickmap.sqlite");

/**
 * Opens the stores of a deployment: MongoDB where a URI is given, else SQLite in the data folder. One that cannot be used
 * yet is no error here: its calls reject until it can be.
 *
 * @throws AppError when the data folder cannot be written
 */
export async function openStores(
  { mongodbUri, dataDir }: StoresConfig,
  report?: ReportFailure,
): Promise<Stores> {
  if (mongodbUri === null) return openSqliteStores(databaseFile(dataDir), report);
  // Its driver takes memory, and time at each start.
  const { openMongoStores } = await import("./mongodb/mongodb-stores.ts");
  return openMongoStores(mongodbUri, report);
}
