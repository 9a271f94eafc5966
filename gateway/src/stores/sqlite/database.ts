import { chmodSync, statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { migrate } from "./migrations.ts";

/** How long a statement waits for another process's write, in milliseconds. Writes take about one. */
const BUSY_TIMEOUT_MS = 2000;

/** Opens or makes the file. A commit is on the disk when it returns, and readers don't wait for writers (WAL). */
export function openDatabase(file: string): DatabaseSync {
  const bytes = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  // SQLite would delete the log, which may be all that is left.
  if (bytes(file) === 0 && bytes(`${file}-wal`) > 0) {
    throw new Error("the file is empty, and its write-ahead log is not");
  }
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  try {
    // What people wrote is for nobody else on the machine. The log beside it gets the mode of the file.
    if (file !== ":memory:") chmodSync(file, 0o600);
    switchToWriteAheadLog(database);
    database.exec("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON");
    migrate(database);
    const found = database.prepare("PRAGMA quick_check(1)").get()?.["quick_check"];
    if (found !== "ok") throw new Error(`the file is damaged: ${String(found)}`);
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

/** Two processes that switch a fresh file to WAL at once can be told "locked" without the usual wait. */
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

/** Whether another process has the database. The low byte is the primary result code; 5 is SQLITE_BUSY. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && (Number(error.errcode) & 0xff) === 5;
}
