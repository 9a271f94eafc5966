import { chmodSync, existsSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { prepareDataFolder } from "../../config/data-folder.ts";
import type { ReportFailure } from "../stores.ts";
import { checkTables, readTraces, reportLostWrites } from "./damage.ts";
import { migrate } from "./migrations.ts";

/** How long a statement waits for another process's write, in milliseconds. Writes take about one. */
const BUSY_TIMEOUT_MS = 2000;

/** The mode of files that hold what people wrote. */
export const PRIVATE = 0o600;

/** Where a restore puts a whole copy, before it takes the place of the database. */
export const restoredFile = (file: string): string => `${file}.restored`;
const CUT_RESTORE = "a restore was cut off before its end: run it again";

/**
 * Opens the database file, makes it where there is none (its folder too), and brings its schema up
 * to date. Every commit is on the disk when it returns (`synchronous=FULL`), and readers don't wait
 * for writers (WAL). Throws when the file cannot be used: the embedded store has nobody to wait for.
 *
 * @param report told of writes that are lost
 */
export function openDatabase(file: string, report: ReportFailure = () => undefined): DatabaseSync {
  if (file !== ":memory:") prepareDataFolder(dirname(file));
  const before = readTraces(file);
  if (existsSync(restoredFile(file))) throw new Error(CUT_RESTORE);
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  try {
    // What people wrote is for nobody else on the machine. The log beside it gets the mode of the file.
    if (file !== ":memory:") chmodSync(file, PRIVATE);
    switchToWriteAheadLog(database);
    database.exec("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON");
    reportLostWrites(database, before, report);
    migrate(database);
    checkTables(database);
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

/**
 * Two processes that switch a fresh file to WAL at the same moment can be told "locked" without the
 * usual wait, so this waits itself. It happens once in the life of a file.
 */
function switchToWriteAheadLog(database: DatabaseSync): void {
  const deadline = performance.now() + BUSY_TIMEOUT_MS;
  for (;;) {
    try {
      database.exec("PRAGMA journal_mode = WAL");
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
    }
  }
}

function isBusy(error: unknown): boolean {
  // The low byte is the primary result code; 5 is SQLITE_BUSY.
  return error instanceof Error && "errcode" in error && (Number(error.errcode) & 0xff) === 5;
}
