import { join } from "node:path";
import { openSqliteStores } from "./sqlite/sqlite-stores.ts";
import type { ReportFailure, Stores } from "./stores.ts";

export interface StoresConfig {
  /** A MongoDB URI; null for the embedded SQLite. */
  readonly mongodbUri: string | null;
  readonly dataDir: string;
}

export const databaseFile = (dataDir: string): string => join(dataDir, "flickmap.sqlite");

/** Opens MongoDB where a URI is given, else SQLite in the data folder. Calls reject until it can be used. */
export async function openStores(
  { mongodbUri, dataDir }: StoresConfig,
  report?: ReportFailure,
): Promise<Stores> {
  if (mongodbUri === null) return openSqliteStores(databaseFile(dataDir), report);
  // Its driver takes memory, and time at each start.
  const { openMongoStores } = await import("./mongodb/mongodb-stores.ts");
  return openMongoStores(mongodbUri, report);
}
