import { EventEmitter } from "node:events";
import { existsSync, renameSync, statSync } from "node:fs";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import type { KeyvStoreAdapter, StoredData } from "keyv";

const MOST_RECORDS = 50_000;
/**
 * After so many writes, twice as many records are deleted at most: a record of 60 KB takes most of a
 * millisecond, in which nothing else is served.
 */
const WRITES_BETWEEN_PRUNES = 20;

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
  readonly #mostRecords: number;
  #open: OpenFile;
  #writes = 0;

  /**
   * @param file the database's path; `:memory:` keeps nothing beyond the process
   * @param onDamage told where a damaged file was moved to
   * @param mostRecords how many records the file stores; past it the oldest go
   */
  constructor(
    file: string,
    onDamage: (movedTo: string, error: Error) => void = () => undefined,
    mostRecords = MOST_RECORDS,
  ) {
    super();
    this.#file = file;
    this.#onDamage = onDamage;
    this.#mostRecords = mostRecords;
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
    if (this.#writes % WRITES_BETWEEN_PRUNES === 0) {
      this.#use(({ database }) => prune(database, this.#mostRecords));
    }
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
      CREATE INDEX IF NOT EXISTS answers_expires ON answers (expires);
    `);
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

/**
 * Deletes some of what has expired and of what is too much. Both are found by an index: a full file has
 * 3 GB, and looking through it took seconds.
 */
function prune(database: DatabaseSync, mostRecords: number): void {
  database
    .prepare(
      `DELETE FROM answers WHERE key IN (
         SELECT key FROM answers WHERE expires < ? ORDER BY expires LIMIT ?)`,
    )
    .run(Date.now(), WRITES_BETWEEN_PRUNES);
  const count = Number(database.prepare("SELECT count(*) AS count FROM answers").get()?.["count"]);
  if (count <= mostRecords) return;
  database
    .prepare("DELETE FROM answers WHERE key IN (SELECT key FROM answers ORDER BY written LIMIT ?)")
    .run(Math.min(count - mostRecords, WRITES_BETWEEN_PRUNES));
}

/** SQLite's codes of a damaged file (11) and of one that is no database (26); the low byte is the code. */
function isDamage(error: unknown): error is Error {
  if (!(error instanceof Error && "errcode" in error)) return false;
  return [11, 26].includes(Number(error.errcode) & 0xff);
}
