import { join } from "node:path";
import type { Config } from "../config/config.ts";
import { openSqliteStores } from "./sqlite/sqlite-stores.ts";
import type { ReportFailure, Stores } from "./stores.ts";

export const databaseFile = (dataDir: string): string => join(dataDir, "flickmap.sqlite");

/** Opens MongoDB where a URI is given, else SQLite in the data folder. Calls reject until it can be used. */
export async function openStores(
  { mongodbUri, dataDir }: Pick<Config, "mongodbUri" | "dataDir">,
  report?: ReportFailure,
): Promise<Stores> {
  if (mongodbUri === null) return openSqliteStores(databaseFile(dataDir), report);
  // Its driver takes memory, and time at each start.
  const { openMongoStores } = await import("./mongodb/mongodb-stores.ts");
  return openMongoStores(mongodbUri, report);
}
