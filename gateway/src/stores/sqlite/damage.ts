import { existsSync, readFileSync, statSync } from "node:fs";
import { endianness } from "node:os";
import type { DatabaseSync } from "node:sqlite";
import type { ReportFailure } from "../stores.ts";

/**
 * Where the index of a write-ahead log (`-shm`) counts the pages of the log, and those of them that are in the database too,
 * in the machine's byte order: https://www.sqlite.org/walformat.html
 */
const PAGES_AT = 16;
const COPIED_AT = 96;
/** A file that is made now is empty for a moment. */
const NEW_MS = 2000;
/** The tables with what people stored. */
const TABLES = ["rating", "rating_total", "contact_message"];
const REMEDY = "restore the last backup, or merge it: npm run restore -- DIR --merge";

/** What a database that nobody closed left behind. */
export interface Traces {
  readonly file: string;
  /** When the file was written last; its log may be younger. Null where there is none. */
  readonly writtenAt: Date | null;
  readonly isEmpty: boolean;
  /** How many pages its log had, where not all of them were in the file too; else 0. */
  readonly pages: number;
}

/**
 * Reads what a database left behind, before it is opened, which changes that.
 *
 * @throws Error when the file is empty beside a log, which SQLite would delete
 */
export function readTraces(file: string): Traces {
  const stats = statSync(file, { throwIfNoEntry: false });
  const isEmpty = stats?.size === 0;
  if (isEmpty && (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0) {
    throw new Error("the file is empty, and its write-ahead log is not");
  }
  const index = existsSync(`${file}-shm`) ? readFileSync(`${file}-shm`) : Buffer.alloc(0);
  const read = (at: number) => {
    if (index.length < at + 4) return 0;
    return endianness() === "LE" ? index.readUInt32LE(at) : index.readUInt32BE(at);
  };
  const pages = read(PAGES_AT) > read(COPIED_AT) ? read(PAGES_AT) : 0;
  return { file, writtenAt: stats?.mtime ?? null, isEmpty, pages };
}

/** Reports writes that were committed and are not there any more. SQLite leaves out damaged ends of its log without a word. */
export function reportLostWrites(
  database: DatabaseSync,
  { file, writtenAt, isEmpty, pages }: Traces,
  report: ReportFailure,
): void {
  if (writtenAt === null) return;
  if (isEmpty && writtenAt.getTime() < Date.now() - NEW_MS) {
    report(new Error(`${file} was empty: if it had ratings and messages, ${REMEDY}`));
  }
  if (pages === 0) return;
  const found = Number(database.prepare("PRAGMA wal_checkpoint(PASSIVE)").get()?.["log"]);
  if (found >= pages) return;
  report(
    new Error(
      `${file}-wal has ${found} of ${pages} pages: ratings and messages since ${writtenAt.toISOString()} may be lost; ${REMEDY}`,
    ),
  );
}

/** @throws Error when a table with what people stored is damaged */
export function checkTables(database: DatabaseSync): void {
  for (const table of TABLES) {
    const [first] = database.prepare(`PRAGMA quick_check('${table}')`).all();
    const found = first?.["quick_check"];
    if (found !== "ok") throw new Error(`table ${table} is damaged: ${String(found)}`);
  }
}
