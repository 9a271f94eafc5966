import { createHash } from "node:crypto";
import { constants, createReadStream, existsSync } from "node:fs";
import { chmod, copyFile, mkdir, open, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { DatabaseSync, backup } from "node:sqlite";
import { z } from "zod";
import { AppError } from "../../errors.ts";
import { PRIVATE, restoredFile } from "./database.ts";
import { SCHEMA_VERSION } from "./migrations.ts";

/** What a backup folder says of the database beside it. */
const Manifest = z.object({
  createdAt: z.iso.datetime(),
  /** `PRAGMA user_version`: how many migrations the database has seen. */
  schema: z.int().nonnegative(),
  /** Hexadecimal, of the whole file. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

/** A backup, and how many ratings, messages and changes of availability are in it. */
export interface Backup extends z.infer<typeof Manifest> {
  readonly ratings: number;
  readonly messages: number;
  readonly changes: number;
}

/** What a merge added to a database. */
export interface Merged {
  readonly ratings: number;
  readonly messages: number;
}

/** Why there is no backup or nothing was restored, in a sentence for whoever asked for it. */
export class BackupError extends AppError {
  constructor(message: string, cause?: unknown) {
    super("STORE_UNAVAILABLE", message, { cause });
    this.name = "BackupError";
  }
}

const databaseIn = (folder: string) => join(folder, "flickmap.sqlite");
const manifestIn = (folder: string) => join(folder, "backup.json");

/**
 * Copies a database that may be in use to an empty or new folder, as it is at one moment: a plain copy of the file
 * would lack what is still in its write-ahead log.
 *
 * @throws BackupError when there is no database, it is damaged, or the folder holds a backup already
 */
export async function backUp(file: string, folder: string): Promise<Backup> {
  ensureDatabase(file);
  if (existsSync(databaseIn(folder)) || existsSync(manifestIn(folder))) {
    throw new BackupError(`${folder} holds a backup already: name another folder`);
  }
  await makeFolder(folder);
  const unfinished = `${databaseIn(folder)}.unfinished`;
  await rm(unfinished, { force: true });
  try {
    await withDatabase(file, true, (source) => backup(source, unfinished));
    await chmod(unfinished, PRIVATE);
    const contents = await withDatabase(unfinished, false, (copy) => {
      // One file, without a log beside it.
      copy.exec("PRAGMA journal_mode = DELETE");
      return readContents(copy, unfinished);
    });
    await sync(unfinished);
    const made: Backup = {
      createdAt: new Date().toISOString(),
      sha256: await hash(unfinished),
      ...contents,
    };
    await rename(unfinished, databaseIn(folder));
    // The manifest comes last: a folder without it holds no whole backup.
    await writeFile(manifestIn(folder), `${JSON.stringify(made, null, 2)}\n`, {
      flush: true,
      mode: PRIVATE,
    });
    return made;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/**
 * Puts a backup in the place of a database that no gateway uses. The database that was there is moved aside. No gateway
 * starts on what is there when this was cut off after that; running it again ends it.
 *
 * @param isNew whether there may be no database yet
 * @returns what was restored, and where the former database is now: null where there was none
 * @throws BackupError when there is no database, the backup is not whole or of a newer Flickmap, or the database is in use
 */
export async function restore(
  folder: string,
  file: string,
  isNew = false,
): Promise<{ backup: Backup; movedTo: string | null }> {
  if (!isNew && !existsSync(restoredFile(file))) ensureDatabase(file);
  const checked = await checkBackup(folder);
  if (existsSync(file)) await ensureUnused(file);
  await mkdir(dirname(file), { recursive: true });
  const copied = `${file}.unfinished`;
  await copyFile(databaseIn(folder), copied);
  await chmod(copied, PRIVATE);
  await withDatabase(copied, false, renameStore);
  await sync(copied);
  const restored = restoredFile(file);
  await rename(copied, restored);
  const movedTo = existsSync(file) ? await moveAside(file) : null;
  await rename(restored, file);
  return { backup: checked, movedTo };
}

/**
 * Adds the ratings and messages of a backup that a database lacks; what it has stays as it is.
 *
 * @throws BackupError when the backup is not whole or of another schema, or the database is in use
 */
export async function merge(folder: string, file: string): Promise<Merged> {
  ensureDatabase(file);
  const { schema } = await checkBackup(folder);
  await ensureUnused(file);
  return withDatabase(file, false, (database) => {
    if (schema !== SCHEMA_VERSION || readVersion(database) !== SCHEMA_VERSION) {
      throw new BackupError(
        "The backup and the database have different schemas: start a gateway on each once, then merge",
      );
    }
    database.prepare("ATTACH DATABASE ? AS backup").run(databaseIn(folder));
    database.exec("BEGIN IMMEDIATE");
    try {
      const add = (table: string) =>
        Number(
          database
            .prepare(`INSERT OR IGNORE INTO main.${table} SELECT * FROM backup.${table}`)
            .run().changes,
        );
      const merged = { ratings: add("rating"), messages: add("contact_message") };
      database.exec("COMMIT");
      return merged;
    } catch (error) {
      database.exec("ROLLBACK");
      throw error;
    }
  });
}

/**
 * Makes sure that a data folder is one: in another, commands would work on what no gateway uses.
 *
 * @throws BackupError where there is no database
 */
export function ensureDatabase(file: string): void {
  if (!existsSync(file)) {
    throw new BackupError(`There is no database at ${file}: set DATA_DIR to the gateway's folder`);
  }
}

/**
 * Makes a folder, and those above it. Node does so by itself, but tries for ever in one such as /proc.
 *
 * @throws BackupError when it cannot be made
 */
async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await makeFolder(dirname(folder));
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    throw new BackupError(`The folder ${folder} cannot be made: ${reasonOf(error)}`, error);
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function checkBackup(folder: string): Promise<Backup> {
  const manifest = await readManifest(folder);
  const file = databaseIn(folder);
  if (!existsSync(file) || (await hash(file)) !== manifest.sha256) {
    throw new BackupError(`${file} is not the file that was backed up: it is missing or damaged`);
  }
  if (manifest.schema > SCHEMA_VERSION) {
    throw new BackupError(
      `The backup has schema ${manifest.schema}, this Flickmap knows ${SCHEMA_VERSION}: use the newer one`,
    );
  }
  const contents = await withDatabase(file, true, (database) => readContents(database, file));
  return { ...manifest, ...contents };
}

async function readManifest(folder: string): Promise<z.infer<typeof Manifest>> {
  try {
    return Manifest.parse(JSON.parse(await readFile(manifestIn(folder), "utf8")));
  } catch (error) {
    throw new BackupError(
      `${folder} holds no whole backup: ${manifestIn(folder)} is unreadable`,
      error,
    );
  }
}

/**
 * Gives a copy an id of its own. What was stored after the backup is not in it, and its next changes get the same numbers:
 * cursors that are further would take others for those.
 */
function renameStore(database: DatabaseSync): void {
  // A database of before stores had one gets it when it is opened.
  const has = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'store_identity'").get();
  if (has) database.exec("UPDATE store_identity SET id = lower(hex(randomblob(8)))");
}

/** Moves a database and its log aside, under a name that tells when. */
async function moveAside(file: string): Promise<string> {
  const movedTo = `${file}.before-restore-${Date.now()}`;
  // What is in the log belongs to the file.
  for (const suffix of ["-wal", "-shm"])
    if (existsSync(file + suffix)) await rename(file + suffix, movedTo + suffix);
  await rename(file, movedTo);
  return movedTo;
}

/** Throws where another process has the database open. A damaged one is open nowhere. */
async function ensureUnused(file: string): Promise<void> {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; ROLLBACK");
  } catch (error) {
    if (isLocked(error)) {
      throw new BackupError(`${file} is in use: stop the gateway first`, error);
    }
  } finally {
    database.close();
  }
}

function isLocked(error: unknown): boolean {
  // The low byte is the primary result code: 5 is SQLITE_BUSY, 6 is SQLITE_LOCKED.
  const code = error instanceof Error && "errcode" in error ? Number(error.errcode) & 0xff : 0;
  return code === 5 || code === 6;
}

function readContents(database: DatabaseSync, file: string) {
  const damage = database.prepare("PRAGMA integrity_check").all();
  if (damage.length !== 1 || damage[0]?.["integrity_check"] !== "ok") {
    throw new BackupError(`${file} is damaged`, damage);
  }
  const count = (table: string) =>
    Number(database.prepare(`SELECT count(*) AS count FROM ${table}`).get()?.["count"]);
  return {
    schema: readVersion(database),
    ratings: count("rating"),
    messages: count("contact_message"),
    changes: count("availability_change"),
  };
}

function readVersion(database: DatabaseSync): number {
  return Number(database.prepare("PRAGMA user_version").get()?.["user_version"]);
}

async function withDatabase<Result>(
  file: string,
  readOnly: boolean,
  work: (database: DatabaseSync) => Result | Promise<Result>,
): Promise<Result> {
  const database = new DatabaseSync(file, { readOnly });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

async function hash(file: string): Promise<string> {
  const sha256 = createHash("sha256");
  await pipeline(createReadStream(file), sha256);
  return sha256.digest("hex");
}

/** Waits until a file is on the disk. */
async function sync(file: string): Promise<void> {
  const handle = await open(file, constants.O_RDWR);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
