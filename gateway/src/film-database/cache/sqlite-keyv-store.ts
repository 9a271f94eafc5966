import { EventEmitter } from "node:events";
import { existsSync, renameSync } from "node:fs";
import { constants, zstdCompressSync, zstdDecompressSync } from "node:zlib";
import type { KeyvStoreAdapter, StoredData } from "keyv";
import { getInode, isDamage, type OpenFile, openFile, prune } from "./sqlite-cache-file.ts";

const MAX_RECORDS = 50_000;
/**
 * A record of 44 KB takes 6 KB compressed so, in less than a tenth of a millisecond: writing the difference would take
 * longer. A window of 16 KB needs smaller tables, which take longer to prepare than a record to compress.
 */
const COMPRESSION = {
  params: { [constants.ZSTD_c_compressionLevel]: 1, [constants.ZSTD_c_windowLog]: 14 },
  chunkSize: 8 * 1024,
};
/** So many records are written in one tick of the event loop; what else is due runs before the next ones. */
const WRITES_A_TICK = 4;
/**
 * After so many writes, twice as many records are deleted at most: a record of 60 KB takes most of a
 * millisecond, in which nothing else is served.
 */
const WRITES_BETWEEN_PRUNES = 20;

/**
 * Keyv's storage in one SQLite file, through the SQLite that Node brings along. See
 * docs/decisions/film-database-cache.md for why not a published adapter. A file that turns out to be damaged
 * is moved aside and replaced by an empty one, at the start and while it is in use. Records are compressed, and
 * written a few at a time between other work.
 */
export class SqliteKeyvStore extends EventEmitter implements KeyvStoreAdapter {
  opts: Record<string, unknown> = {};
  namespace?: string;
  readonly #file: string;
  readonly #onDamage: (movedTo: string, error: Error) => void;
  readonly #maxRecords: number;
  #open: OpenFile;
  /** What is not written yet, by key. */
  readonly #pending = new Map<string, PendingWrite>();
  #flushing: NodeJS.Immediate | undefined;
  #writes = 0;

  /**
   * @param file the database's path; `:memory:` keeps nothing beyond the process
   * @param onDamage called with where a damaged file was moved to
   * @param maxRecords how many records the file stores; past it the oldest go
   */
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
      this.#open = openFile(file);
    } catch (error) {
      this.#open = this.#replace(error);
    }
  }

  // Keyv's contract is generic over what it stores; what comes out is the string that went in.
  async get<Value>(key: string): Promise<StoredData<Value> | undefined> {
    const pending = this.#pending.get(key);
    const text =
      pending?.value ?? decompress(this.#use(({ select }) => select.get(key)?.["value"]));
    return text as StoredData<Value> | undefined;
  }

  /** Resolves when the record is in the file; it is found before. */
  set(key: string, value: unknown, ttl?: number): Promise<void> {
    const written = Date.now();
    const expires = ttl === undefined ? null : written + ttl;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    // A record that is replaced before it was written ends with the one that replaces it.
    const before = this.#pending.get(key);
    if (before !== undefined) promise.then(before.resolve, before.reject);
    this.#pending.set(key, { value: String(value), written, expires, resolve, reject });
    this.#flushing ??= setImmediate(() => this.#flush());
    return promise;
  }

  /** Writes the next records in one transaction, and leaves the others to the next tick. */
  #flush(): void {
    const writes = this.#takePending(WRITES_A_TICK);
    this.#flushing = this.#pending.size > 0 ? setImmediate(() => this.#flush()) : undefined;
    this.#write(writes);
  }

  #takePending(max: number): readonly (readonly [string, PendingWrite])[] {
    const taken = [...this.#pending].slice(0, max);
    for (const [key] of taken) this.#pending.delete(key);
    return taken;
  }

  #write(writes: readonly (readonly [string, PendingWrite])[]): void {
    try {
      this.#use(({ database, upsert }) => {
        database.exec("BEGIN IMMEDIATE");
        try {
          for (const [key, { value, written, expires }] of writes) {
            upsert.run(key, compress(value), written, expires);
          }
          database.exec("COMMIT");
        } catch (error) {
          if (database.isTransaction) database.exec("ROLLBACK");
          throw error;
        }
      });
      const writesBefore = this.#writes;
      this.#writes += writes.length;
      const pruned = (count: number) => Math.floor(count / WRITES_BETWEEN_PRUNES);
      if (pruned(this.#writes) > pruned(writesBefore)) {
        this.#use((open) => prune(open, this.#maxRecords, WRITES_BETWEEN_PRUNES));
      }
      for (const [, { resolve }] of writes) resolve();
    } catch (error) {
      for (const [, { reject }] of writes) reject(error);
    }
  }

  async delete(key: string): Promise<boolean> {
    this.#writeAll();
    return this.#use(({ remove }) => remove.run(key).changes > 0);
  }

  async clear(): Promise<void> {
    this.#writeAll();
    this.#use(({ database }) => database.exec("DELETE FROM answers"));
  }

  async disconnect(): Promise<void> {
    this.#writeAll();
    if (this.#open.database.isOpen) this.#open.database.close();
  }

  #writeAll(): void {
    clearImmediate(this.#flushing);
    this.#flushing = undefined;
    if (this.#pending.size > 0) this.#write(this.#takePending(this.#pending.size));
  }

  #use<Result>(action: (open: OpenFile) => Result): Result {
    try {
      return action(this.#open);
    } catch (error) {
      if (!isDamage(error)) throw error;
      if (this.#open.database.isOpen) this.#open.database.close();
      // Another process that shares the file may have replaced it already.
      this.#open =
        getInode(this.#file) === this.#open.inode ? this.#replace(error) : openFile(this.#file);
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

/** A record that waits to be written, and who waits for that. */
interface PendingWrite {
  readonly value: string;
  readonly written: number;
  readonly expires: number | null;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

function compress(text: string): Buffer {
  const bytes = Buffer.from(text);
  // Where it does not know how much comes, it takes a megabyte of memory for each text.
  return zstdCompressSync(bytes, { ...COMPRESSION, pledgedSrcSize: bytes.length });
}

/** The text of a record; files from before hold it uncompressed. */
function decompress(value: unknown): string | undefined {
  if (value === undefined || typeof value === "string") return value;
  return zstdDecompressSync(value as Uint8Array).toString();
}
