import type { DatabaseSync } from "node:sqlite";
import { StoreUnavailableError } from "../store-unavailable.ts";
import type { ReportFailure } from "../stores.ts";

interface PendingWrite {
  readonly write: () => void;
  readonly resolve: () => void;
  readonly reject: (error: StoreUnavailableError) => void;
}

/** A failing action that took more milliseconds has blocked the process. */
const BLOCKED_MS = 100;
/** For so many milliseconds no other action is tried then. */
const PAUSE_MS = 2000;

/** The most writes in one transaction, so that other work of the event loop runs in between. */
const MAX_WRITES = 500;

/**
 * The stores' way to SQLite; whatever goes wrong on it is a `StoreUnavailableError`.
 *
 * Writes that arrive in one tick of the event loop are committed in one transaction. A commit waits
 * for the disk, and `node:sqlite` waits with the whole process: a hundred simultaneous writes then cost
 * one wait instead of a hundred.
 */
export class SqliteAccess {
  readonly database: DatabaseSync;
  readonly #report: ReportFailure;
  #pending: PendingWrite[] = [];
  #scheduled: NodeJS.Immediate | null = null;
  #blocked: { readonly error: unknown; readonly until: number } | null = null;

  constructor(database: DatabaseSync, report: ReportFailure) {
    this.database = database;
    this.#report = report;
  }

  /**
   * Does one thing with the database, outside of the shared transactions.
   *
   * @throws StoreUnavailableError; for two seconds without trying, where the database blocked the process before it failed
   */
  run<Value>(action: () => Value): Value {
    const begun = performance.now();
    if (this.#blocked !== null && begun < this.#blocked.until) {
      throw new StoreUnavailableError(this.#blocked.error);
    }
    try {
      return action();
    } catch (error) {
      const now = performance.now();
      this.#blocked = now - begun > BLOCKED_MS ? { error, until: now + PAUSE_MS } : null;
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
    const batch = this.#pending.splice(0, MAX_WRITES);
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
