import type { DatabaseSync, SQLTagStore } from "node:sqlite";
import { StoreUnavailableError } from "../stores.ts";
import type { ReportFailure } from "../stores.ts";

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
