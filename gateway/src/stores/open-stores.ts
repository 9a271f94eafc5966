import { join } from "node:path";
import { AppError } from "../errors.ts";
import { openSqliteStores } from "./sqlite/sqlite-stores.ts";
import type { ReportFailure, Stores } from "./stores.ts";

/** Which stores a deployment has. */
export interface StoresConfig {
  /** A MongoDB URI; null for the embedded SQLite. */
  readonly mongodbUri: string | null;
  /** The folder of the embedded database. */
  readonly dataDir: string;
}

/** The file of ratings and contact messages exists and cannot be used: it is damaged, or the disk is full. */
export class DatabaseFileError extends AppError {
  constructor(file: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : "unknown";
    super(
      "STORE_UNAVAILABLE",
      `The database ${file} cannot be opened (${reason}): free disk space, or restore the file ` +
        "from a backup or move it away; no restart is needed",
      { cause },
    );
    this.name = "DatabaseFileError";
  }
}

/** The embedded database of a data folder. */
export const databaseFile = (dataDir: string): string => join(dataDir, "flickmap.sqlite");

/**
 * Opens the stores of a deployment: MongoDB where a URI is given, else SQLite in the data
 * folder. An unreachable MongoDB is no error here: its calls reject until it can be reached.
 *
 * @throws DatabaseFileError when the SQLite file cannot be used, AppError when the data folder cannot
 */
export async function openStores(
  { mongodbUri, dataDir }: StoresConfig,
  report?: ReportFailure,
): Promise<Stores> {
  if (mongodbUri !== null) {
    // Its driver takes memory, and time at each start.
    const { openMongoStores } = await import("./mongodb/mongodb-stores.ts");
    return openMongoStores(mongodbUri, report);
  }
  const file = databaseFile(dataDir);
  try {
    return openSqliteStores(file, report);
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new DatabaseFileError(file, cause);
  }
}
