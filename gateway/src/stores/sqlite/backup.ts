import {
  chmodSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  renameSync,
  rmSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { AppError } from "../../errors.ts";
import { isBusy, openDatabase } from "./database.ts";

/** Why there is no backup or nothing was restored, in a sentence for whoever asked for it. */
class BackupError extends AppError {
  constructor(message: string, cause?: unknown) {
    super("STORE_UNAVAILABLE", message, { cause });
  }
}

const databaseIn = (folder: string) => join(folder, "flickmap.sqlite");

/** In another folder than a data folder, commands would work on what no gateway uses. */
export function ensureDatabase(file: string): void {
  if (!existsSync(file)) {
    throw new BackupError(`There is no database at ${file}: set DATA_DIR to the gateway's folder`);
  }
}

/** Copies a database that may be in use to a folder, as it is at one moment. */
export async function backUp(file: string, folder: string): Promise<void> {
  ensureDatabase(file);
  const copy = databaseIn(folder);
  if (existsSync(copy)) throw new BackupError(`${folder} holds a backup already: name another`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unfinished = `${copy}.unfinished`;
  rmSync(unfinished, { force: true });
  const source = new DatabaseSync(file, { readOnly: true });
  try {
    await backup(source, unfinished);
  } finally {
    source.close();
  }
  // Checks the copy; a folder with a database holds a whole one.
  close(unfinished);
  renameSync(unfinished, copy);
}

/** Puts a backup in the place of a database that no gateway uses; gives where the former one is now, or null. */
export function restore(folder: string, file: string): string | null {
  ensureDatabase(databaseIn(folder));
  mkdirSync(dirname(file), { recursive: true });
  ensureUnused(file);
  const copy = `${file}.restored`;
  copyFileSync(databaseIn(folder), copy);
  // Its next changes get numbers that others had here: cursors of that time must not be taken for its own.
  close(copy, "UPDATE store_identity SET id = lower(hex(randomblob(8)))");
  const movedTo = existsSync(file) ? `${file}.before-restore-${Date.now()}` : null;
  if (movedTo !== null) {
    linkSync(file, movedTo);
    for (const suffix of ["-wal", "-shm"]) {
      if (existsSync(file + suffix)) renameSync(file + suffix, movedTo + suffix);
    }
  }
  renameSync(copy, file);
  return movedTo;
}

/** Opens a copy, which checks it and brings it up to date, and leaves it as one file without a log beside it. */
function close(file: string, statement = ""): void {
  chmodSync(file, 0o600);
  try {
    const database = openDatabase(file);
    try {
      database.exec(`${statement}; PRAGMA journal_mode = DELETE`);
    } finally {
      database.close();
    }
  } catch (error) {
    rmSync(file);
    throw new BackupError(`The copy cannot be used: ${String(error)}`, error);
  }
}

/** Throws where another process has the database open. A damaged one is open nowhere. */
function ensureUnused(file: string): void {
  if (!existsSync(file)) return;
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; ROLLBACK");
  } catch (error) {
    if (isBusy(error)) throw new BackupError(`${file} is in use: stop the gateway first`, error);
  } finally {
    database.close();
  }
}
