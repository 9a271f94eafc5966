import type { DatabaseSync } from "node:sqlite";
import { StoreUnavailableError } from "../store-unavailable.ts";

interface PendingWrite {
  readonly write: () => void;
  readonly resolve: () => void;
  readonly reject: (error: StoreUnavailableError) => void;
}

/** The most writes in one transaction, so that readers of the event loop get their turn. */
const MOST_WRITES = 500;

/**
 * Commits the writes that arrive in one turn of the event loop in one transaction. A commit waits
 * for the disk, and `node:sqlite` waits with the whole process: a hundred writes at once then cost
 * one wait instead of a hundred.
 */
export class GroupCommit {
  readonly #database: DatabaseSync;
  #pending: PendingWrite[] = [];
  #scheduled: NodeJS.Immediate | null = null;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  /**
   * Runs `write` in the next transaction. Resolves when it is committed, and rejects with
   * `StoreUnavailableError` when the transaction could not be: then nothing of it is stored.
   */
  add(write: () => void): Promise<void> {
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
      this.#database.exec("BEGIN IMMEDIATE");
      for (const { write } of batch) write();
      this.#database.exec("COMMIT");
    } catch (cause) {
      if (this.#database.isOpen && this.#database.isTransaction) this.#database.exec("ROLLBACK");
      const error = new StoreUnavailableError(cause);
      for (const { reject } of batch) reject(error);
      return;
    }
    for (const { resolve } of batch) resolve();
  }
}
