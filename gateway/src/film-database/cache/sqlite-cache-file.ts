import { statSync } from "node:fs";
import { DatabaseSync, type StatementSync } from "node:sqlite";

/** The file of the cache, open, with its statements. */
export interface OpenFile {
  readonly database: DatabaseSync;
  /** Tells the file from one that takes its place; null for one in memory. */
  readonly inode: number | null;
  readonly select: StatementSync;
  readonly upsert: StatementSync;
  readonly remove: StatementSync;
}

/** @throws what SQLite does when the file cannot be opened, or is damaged */
export function openFile(file: string): OpenFile {
  const database = new DatabaseSync(file, { timeout: 2000 });
  try {
    // A table with row numbers takes half the time to write to: without them, keys and records share the pages of one
    // tree. Files of before have one without, and keep it.
    database.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = NORMAL;
      CREATE TABLE IF NOT EXISTS answers (
        key TEXT PRIMARY KEY, value TEXT NOT NULL, written INTEGER NOT NULL, expires INTEGER
      );
      CREATE INDEX IF NOT EXISTS answers_written ON answers (written);
      CREATE INDEX IF NOT EXISTS answers_expires ON answers (expires);
    `);
    return {
      database,
      inode: getInode(file),
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

/** Null where there is no such file. */
export function getInode(file: string): number | null {
  return statSync(file, { throwIfNoEntry: false })?.ino ?? null;
}

/**
 * Deletes some of what has expired and of what is too much. Both are found by an index: a full file has
 * 3 GB, and looking through it took seconds.
 *
 * @param max how many of each
 */
export function prune({ database }: OpenFile, maxRecords: number, max: number): void {
  database
    .prepare(
      `DELETE FROM answers WHERE key IN (
         SELECT key FROM answers WHERE expires < ? ORDER BY expires LIMIT ?)`,
    )
    .run(Date.now(), max);
  const count = Number(database.prepare("SELECT count(*) AS count FROM answers").get()?.["count"]);
  if (count <= maxRecords) return;
  database
    .prepare("DELETE FROM answers WHERE key IN (SELECT key FROM answers ORDER BY written LIMIT ?)")
    .run(Math.min(count - maxRecords, max));
}

/** SQLite's codes of a damaged file (11) and of one that is no database (26); the low byte is the code. */
export function isDamage(error: unknown): error is Error {
  if (!(error instanceof Error && "errcode" in error)) return false;
  return [11, 26].includes(Number(error.errcode) & 0xff);
}
