import type { DatabaseSync } from "node:sqlite";
import { StoreUnavailableError } from "../store-unavailable.ts";
import type { ReportTrouble } from "../stores.ts";

interface PendingWrite {
  readonly write: () => void;
  readonly resolve: () => void;
  readonly reject: (error: StoreUnavailableError) => void;
}

/** The most writes in one transaction, so that readers of the event loop get their turn. */
const MOST_WRITES = 500;

/**
 * The stores' way to SQLite; whatever goes wrong on it is a `StoreUnavailableError`.
 *
 * Writes that arrive in one turn of the event loop are committed in one transaction. A commit waits
 * for the disk, and `node:sqlite` waits with the whole process: a hundred writes at once then cost
 * one wait instead of a hundred.
 */
export class SqliteAccess {
  readonly database: DatabaseSync;
  readonly #report: ReportTrouble;
  #pending: PendingWrite[] = [];
  #scheduled: NodeJS.Immediate | null = null;

  constructor(database: DatabaseSync, report: ReportTrouble) {
    this.database = database;
    this.#report = report;
  }

  /** Does one thing with the database at once, outside of the shared transactions. */
  run<Value>(action: () => Value): Value {
    try {
      return action();
    } catch (error) {
      this.#report(error);
      throw new StoreUnavailableError(error);
    }
  }

  /**
   * Runs `write` in the next transaction. Resolves when it is committed, and rejects with
   * `StoreUnavailableError` when the transaction could not be: then nothing of it is stored.
   */
  write(write: () => void): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#pending.push({ write, resolve, reject });
      this.#scheduled ??= setImmediate(() => this.#commitSome());
    });
  }

  /** Commits all that is waiting, now. */
  flush(): void {
    while (this.#pending.length > 0) this.#commitSome();
  }

  #commitSome(): void {
    if (this.#scheduled !== null) clearImmediate(this.#scheduled);
    const batch = this.#pending.splice(0, MOST_WRITES);
    this.#scheduled = this.#pending.length > 0 ? setImmediate(() => this.#commitSome()) : null;
    try {
      this.database.exec("BEGIN IMMEDIATE");
      for (const { write } of batch) write();
      this.database.exec("COMMIT");
    } catch (cause) {
      if (this.database.isOpen && this.database.isTransaction) this.database.exec("ROLLBACK");
      this.#report(cause);
      const error = new StoreUnavailableError(cause);
      for (const { reject } of batch) reject(error);
      return;
    }
    for (const { resolve } of batch) resolve();
  }
}
