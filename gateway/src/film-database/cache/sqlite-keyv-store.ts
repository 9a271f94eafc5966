import { EventEmitter } from "node:events";
import { DatabaseSync } from "node:sqlite";
import type { KeyvStoreAdapter, StoredData } from "keyv";

/** How many answers the file keeps; past it the oldest go. */
const MAX_ROWS = 50_000;
const WRITES_BETWEEN_PRUNES = 1000;

/**
 * Keyv's storage in one SQLite file, through the SQLite that Node brings along. See
 * docs/decisions/answer-cache.md for why not a published adapter.
 */
export class SqliteKeyvStore extends EventEmitter implements KeyvStoreAdapter {
  opts: Record<string, unknown> = {};
  namespace?: string;
  readonly #database: DatabaseSync;
  readonly #select;
  readonly #upsert;
  readonly #remove;
  #writes = 0;

  /** @param file the database's path; `:memory:` keeps nothing beyond the process */
  constructor(file: string) {
    super();
    this.#database = new DatabaseSync(file, { timeout: 2000 });
    this.#database.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = NORMAL;
      CREATE TABLE IF NOT EXISTS answers (
        key TEXT PRIMARY KEY, value TEXT NOT NULL, written INTEGER NOT NULL, expires INTEGER
      ) WITHOUT ROWID;
      CREATE INDEX IF NOT EXISTS answers_written ON answers (written);
    `);
    this.#select = this.#database.prepare("SELECT value FROM answers WHERE key = ?");
    this.#upsert = this.#database.prepare(
      "INSERT OR REPLACE INTO answers (key, value, written, expires) VALUES (?, ?, ?, ?)",
    );
    this.#remove = this.#database.prepare("DELETE FROM answers WHERE key = ?");
    this.#prune();
  }

  // Keyv's contract is generic over what it stores; what comes out is the string that went in.
  async get<Value>(key: string): Promise<StoredData<Value> | undefined> {
    return this.#select.get(key)?.["value"] as StoredData<Value> | undefined;
  }

  async set(key: string, value: unknown, ttl?: number): Promise<void> {
    const now = Date.now();
    this.#upsert.run(key, String(value), now, ttl === undefined ? null : now + ttl);
    this.#writes += 1;
    if (this.#writes % WRITES_BETWEEN_PRUNES === 0) this.#prune();
  }

  async delete(key: string): Promise<boolean> {
    return this.#remove.run(key).changes > 0;
  }

  async clear(): Promise<void> {
    this.#database.exec("DELETE FROM answers");
  }

  async disconnect(): Promise<void> {
    if (this.#database.isOpen) this.#database.close();
  }

  #prune(): void {
    this.#database.prepare("DELETE FROM answers WHERE expires < ?").run(Date.now());
    this.#database
      .prepare(
        `DELETE FROM answers WHERE written < (
           SELECT written FROM answers ORDER BY written DESC LIMIT 1 OFFSET ?)`,
      )
      .run(MAX_ROWS);
  }
}
