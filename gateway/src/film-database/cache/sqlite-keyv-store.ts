import { EventEmitter } from "node:events";
import { existsSync, renameSync, statSync } from "node:fs";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import type { KeyvStoreAdapter, StoredData } from "keyv";

/** How many records the file stores; past it the oldest go. */
const MAX_ROWS = 50_000;
const WRITES_BETWEEN_PRUNES = 1000;

/**
 * Keyv's storage in one SQLite file, through the SQLite that Node brings along. See
 * docs/decisions/film-database-cache.md for why not a published adapter. A file that turns out to be damaged
 * is moved aside and replaced by an empty one, at the start and while it is in use.
 */
export class SqliteKeyvStore extends EventEmitter implements KeyvStoreAdapter {
  opts: Record<string, unknown> = {};
  namespace?: string;
  readonly #file: string;
  readonly #onDamage: (movedTo: string, error: Error) => void;
  #open: OpenFile;
  #writes = 0;

  /**
   * @param file the database's path; `:memory:` keeps nothing beyond the process
   * @param onDamage told where a damaged file was moved to
   */
  constructor(file: string, onDamage: (movedTo: string, error: Error) => void = () => undefined) {
    super();
    this.#file = file;
    this.#onDamage = onDamage;
    try {
      this.#open = openFile(file);
    } catch (error) {
      this.#open = this.#replace(error);
    }
  }

  // Keyv's contract is generic over what it stores; what comes out is the string that went in.
  async get<Value>(key: string): Promise<StoredData<Value> | undefined> {
    return this.#use(({ select }) => select.get(key)?.["value"] as StoredData<Value> | undefined);
  }

  async set(key: string, value: unknown, ttl?: number): Promise<void> {
    const now = Date.now();
    const expires = ttl === undefined ? null : now + ttl;
    this.#use(({ upsert }) => upsert.run(key, String(value), now, expires));
    this.#writes += 1;
    if (this.#writes % WRITES_BETWEEN_PRUNES === 0) this.#use(({ database }) => prune(database));
  }

  async delete(key: string): Promise<boolean> {
    return this.#use(({ remove }) => remove.run(key).changes > 0);
  }

  async clear(): Promise<void> {
    this.#use(({ database }) => database.exec("DELETE FROM answers"));
  }

  async disconnect(): Promise<void> {
    if (this.#open.database.isOpen) this.#open.database.close();
  }

  #use<Result>(action: (open: OpenFile) => Result): Result {
    try {
      return action(this.#open);
    } catch (error) {
      if (!isDamage(error)) throw error;
      if (this.#open.database.isOpen) this.#open.database.close();
      // Another process that shares the file may have replaced it already.
      this.#open =
        inodeOf(this.#file) === this.#open.inode ? this.#replace(error) : openFile(this.#file);
      return action(this.#open);
    }
  }

  /** @throws the error when it is of another kind than damage */
  #replace(error: unknown): OpenFile {
    if (!isDamage(error)) throw error;
    const movedTo = `${this.#file}.damaged-${Date.now()}`;
    for (const suffix of ["", "-wal", "-shm"]) {
      if (existsSync(this.#file + suffix)) renameSync(this.#file + suffix, movedTo + suffix);
    }
    this.#onDamage(movedTo, error);
    return openFile(this.#file);
  }
}

interface OpenFile {
  readonly database: DatabaseSync;
  /** Tells the file from one that takes its place; null for one in memory. */
  readonly inode: number | null;
  readonly select: StatementSync;
  readonly upsert: StatementSync;
  readonly remove: StatementSync;
}

function openFile(file: string): OpenFile {
  const database = new DatabaseSync(file, { timeout: 2000 });
  try {
    database.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = NORMAL;
      CREATE TABLE IF NOT EXISTS answers (
        key TEXT PRIMARY KEY, value TEXT NOT NULL, written INTEGER NOT NULL, expires INTEGER
      ) WITHOUT ROWID;
      CREATE INDEX IF NOT EXISTS answers_written ON answers (written);
    `);
    prune(database);
    return {
      database,
      inode: inodeOf(file),
      select: database.prepare("SELECT value FROM answers WHERE key = ?"),
      upsert: database.prepare(
        "INSERT OR REPLACE INTO answers (key, value, written, expires) VALUES (?, ?, ?, ?)",
      ),
      remove: database.prepare("DELETE FROM answers WHERE key = ?"),
    };
  } catch (error) {
    database.close();
    throw error;
  }
}

function inodeOf(file: string): number | null {
  return statSync(file, { throwIfNoEntry: false })?.ino ?? null;
}

function prune(database: DatabaseSync): void {
  database.prepare("DELETE FROM answers WHERE expires < ?").run(Date.now());
  database
    .prepare(
      `DELETE FROM answers WHERE written < (
         SELECT written FROM answers ORDER BY written DESC LIMIT 1 OFFSET ?)`,
    )
    .run(MAX_ROWS);
}

/** SQLite's codes of a damaged file (11) and of one that is no database (26); the low byte is the code. */
function isDamage(error: unknown): error is Error {
  if (!(error instanceof Error && "errcode" in error)) return false;
  return [11, 26].includes(Number(error.errcode) & 0xff);
}
