import { join } from "node:path";
import { Keyv, type KeyvStoreAdapter, type StoredData } from "keyv";
import type { Logger } from "pino";
import { prepareDataFolder } from "../../config/data-folder.ts";
import { warnSparingly } from "../../lib/outages.ts";
import type { StoredValue } from "./film-database-cache.ts";
import { EventEmitter } from "node:events";
import { chmodSync, existsSync, renameSync } from "node:fs";
import { DatabaseSync, type SQLTagStore } from "node:sqlite";
import { constants, zstdCompressSync, zstdDecompressSync } from "node:zlib";

/** Records are plain data: Keyv's own format is for more, and slower. */
const FORMAT = { serialize: JSON.stringify, deserialize: JSON.parse };

/** The tier of the cache that outlives the process: Redis where gateways share one, else a file in the data folder. */
export async function createDurableStore(
  { redisUrl, dataDir, namespace }: { redisUrl: string | null; dataDir: string; namespace: string },
  logger: Logger,
) {
  // Its packages are loaded where a Redis is configured: they take memory and time.
  const redis =
    redisUrl === null
      ? null
      : await (await import("../../redis/redis-store.ts")).RedisStore.open(redisUrl);
  const store = redis ?? openFile(dataDir, logger);
  const keyv = new Keyv<StoredValue>({ store, namespace, ...FORMAT });
  const warn = warnSparingly(
    logger,
    "the film database cache cannot use its store; continuing with memory only",
    redis === null ? undefined : "Redis works again",
  );
  keyv.on("error", warn);
  redis?.on("works", () => warn.works());
  return { keyv, isRedisUp: redis && (() => redis.isUp) };
}

/** Opens the cache file. One that cannot be used, as on a full disk, is no reason not to start. */
function openFile(dataDir: string, logger: Logger): SqliteKeyvStore {
  prepareDataFolder(dataDir);
  const file = join(dataDir, "answers.sqlite");
  try {
    return new SqliteKeyvStore(file, (movedTo, error) => {
      logger.error(
        { file, movedTo, reason: error.message },
        "the film database cache is damaged: moved aside, continuing with an empty one",
      );
    });
  } catch (error) {
    logger.error(
      { err: error, file },
      "the film database cache cannot be opened: continuing with one in memory, free disk space and restart",
    );
    return new SqliteKeyvStore(":memory:");
  }
}

const MAX_RECORDS = 50_000;
/** After so many writes, twice as many records are deleted at most: a few milliseconds, in which nothing else is served. */
const WRITES_BETWEEN_PRUNES = 20;
/** A record of 44 KB takes 6 KB compressed so, in less than a tenth of a millisecond. */
const COMPRESSION = {
  params: { [constants.ZSTD_c_compressionLevel]: 1, [constants.ZSTD_c_windowLog]: 14 },
};

/** Keyv's storage in one SQLite file. A damaged one is moved aside: it holds nothing that cannot be fetched again. */
export class SqliteKeyvStore extends EventEmitter implements KeyvStoreAdapter {
  opts: Record<string, unknown> = {};
  namespace?: string;
  readonly #file: string;
  readonly #onDamage: (movedTo: string, error: Error) => void;
  readonly #maxRecords: number;
  #sql: SQLTagStore;
  #writes = 0;

  /** `onDamage` is told where a damaged file was moved to; past `maxRecords` the oldest go. */
  constructor(
    file: string,
    onDamage: (movedTo: string, error: Error) => void = () => undefined,
    maxRecords = MAX_RECORDS,
  ) {
    super();
    this.#file = file;
    this.#onDamage = onDamage;
    this.#maxRecords = maxRecords;
    try {
      this.#sql = open(file);
    } catch (error) {
      this.#sql = this.#replace(error);
    }
  }

  // Keyv's contract is generic over what it stores; what comes out is the string that went in.
  async get<Value>(key: string): Promise<StoredData<Value> | undefined> {
    const value = this.#run(
      (sql) => sql.get`SELECT value FROM answers WHERE key = ${key}`?.["value"],
    );
    if (!(value instanceof Uint8Array)) return undefined;
    return zstdDecompressSync(value).toString() as StoredData<Value>;
  }

  async set(key: string, value: unknown, ttl?: number): Promise<void> {
    const now = Date.now();
    const compressed = zstdCompressSync(String(value), COMPRESSION);
    const expires = ttl === undefined ? null : now + ttl;
    this.#run(
      (sql) =>
        sql.run`INSERT OR REPLACE INTO answers VALUES (${key}, ${compressed}, ${now}, ${expires})`,
    );
    this.#writes += 1;
    if (this.#writes % WRITES_BETWEEN_PRUNES === 0) this.#prune(now);
  }

  async delete(key: string): Promise<boolean> {
    return this.#run((sql) => Number(sql.run`DELETE FROM answers WHERE key = ${key}`.changes) > 0);
  }

  async clear(): Promise<void> {
    this.#run((sql) => sql.run`DELETE FROM answers`);
  }

  async disconnect(): Promise<void> {
    if (this.#sql.db.isOpen) this.#sql.db.close();
  }

  #prune(now: number): void {
    const max = WRITES_BETWEEN_PRUNES;
    this.#run((sql) => {
      void sql.run`DELETE FROM answers WHERE key IN
        (SELECT key FROM answers WHERE expires < ${now} ORDER BY expires LIMIT ${max})`;
      void sql.run`DELETE FROM answers WHERE key IN (SELECT key FROM answers ORDER BY written
        LIMIT max(0, min(${max}, (SELECT count(*) FROM answers) - ${this.#maxRecords})))`;
    });
  }

  #run<Result>(action: (sql: SQLTagStore) => Result): Result {
    try {
      return action(this.#sql);
    } catch (error) {
      this.#sql = this.#replace(error);
      return action(this.#sql);
    }
  }

  /** @throws the error when it is of another kind than damage */
  #replace(error: unknown): SQLTagStore {
    if (!isDamage(error)) throw error;
    const movedTo = `${this.#file}.damaged-${Date.now()}`;
    for (const suffix of ["", "-wal", "-shm"]) {
      if (existsSync(this.#file + suffix)) renameSync(this.#file + suffix, movedTo + suffix);
    }
    this.#onDamage(movedTo, error);
    return open(this.#file);
  }
}

/** @throws what SQLite does when the file cannot be opened, or is damaged */
function open(file: string): SQLTagStore {
  const database = new DatabaseSync(file, { timeout: 2000 });
  try {
    // What people searched for is for nobody else on the machine. The log beside it gets the mode of the file.
    if (file !== ":memory:") chmodSync(file, 0o600);
    // A table with row numbers takes half the time to write to: without them, keys and records share the pages of one tree.
    database.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = NORMAL;
      CREATE TABLE IF NOT EXISTS answers (
        key TEXT PRIMARY KEY, value BLOB NOT NULL, written INTEGER NOT NULL, expires INTEGER
      );
      CREATE INDEX IF NOT EXISTS answers_written ON answers (written);
      CREATE INDEX IF NOT EXISTS answers_expires ON answers (expires);
    `);
    return database.createTagStore();
  } catch (error) {
    database.close();
    throw error;
  }
}

/** SQLite's codes of a damaged file (11) and of one that is no database (26); the low byte is the code. */
function isDamage(error: unknown): error is Error {
  return (
    error instanceof Error && "errcode" in error && [11, 26].includes(Number(error.errcode) & 0xff)
  );
}
