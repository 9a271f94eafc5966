import { chmodSync, statSync } from "node:fs";
import { DatabaseSync, type SQLTagStore } from "node:sqlite";
import { migrate } from "./migrations.ts";
import { StoreUnavailableError, type ReportFailure } from "../stores.ts";

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

/** A database that cannot be opened is tried again after so many milliseconds. */
const PAUSE_MS = 2000;

/** Whatever goes wrong on the way to SQLite is a `StoreUnavailableError`. What cannot be opened yet is tried again. */
export class SqliteAccess {
  readonly #openDatabase: () => DatabaseSync;
  readonly #report: ReportFailure;
  #opened: { readonly database: DatabaseSync; readonly sql: SQLTagStore } | null = null;
  #isClosed = false;
  #failed: { readonly error: unknown; readonly until: number } | null = null;

  constructor(openDatabase: () => DatabaseSync, report: ReportFailure) {
    this.#openDatabase = openDatabase;
    this.#report = report;
  }

  /** What it writes is on the disk when this returns. */
  run<Value>(action: (sql: SQLTagStore) => Value): Value {
    if (this.#failed !== null && performance.now() < this.#failed.until) {
      throw new StoreUnavailableError(this.#failed.error);
    }
    try {
      return action(this.#open().sql);
    } catch (error) {
      const cannotOpen = this.#opened === null;
      this.#failed = cannotOpen ? { error, until: performance.now() + PAUSE_MS } : null;
      this.#report(error);
      throw new StoreUnavailableError(error);
    }
  }

  /** The same for what is written together or not at all. */
  transaction<Value>(action: (sql: SQLTagStore) => Value): Value {
    return this.run((sql) => {
      sql.db.exec("BEGIN IMMEDIATE");
      try {
        const value = action(sql);
        sql.db.exec("COMMIT");
        return value;
      } catch (error) {
        if (sql.db.isTransaction) sql.db.exec("ROLLBACK");
        throw error;
      }
    });
  }

  close(): void {
    this.#isClosed = true;
    if (this.#opened?.database.isOpen === true) this.#opened.database.close();
  }

  #open() {
    if (this.#isClosed) throw new Error("The database is closed");
    if (this.#opened === null) {
      const database = this.#openDatabase();
      this.#opened = { database, sql: database.createTagStore() };
    }
    return this.#opened;
  }
}
